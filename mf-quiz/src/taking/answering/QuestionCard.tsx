import type { QuizPage } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { QuizStore } from '../QuizStore';
import { letterOf } from './letterOf';
import styles from './QuestionCard.module.css';

interface Props {
  store: QuizStore;
  question: QuizPage;
}

/** One question with its options; the focus goes to its text when it comes, so that it is read aloud. */
export const QuestionCard = observer(function QuestionCard({ store, question }: Props) {
  const { id, questionText, options, page, totalQuestions } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const choice = store.choiceFor(id);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        <span className={styles.count}>{`Question ${page} of ${totalQuestions}`}</span>{' '}
        <span id={name} className={styles.text}>
          {questionText}
        </span>
      </h1>
      <div role="radiogroup" aria-labelledby={name} className={styles.options}>
        {options.map((option, place) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              aria-label={`${letterOf(place)}: ${option}`}
              checked={option === choice}
              onChange={() => store.choose(question, option)}
            />
            <span className={styles.letter}>{letterOf(place)}</span>
            <span className={styles.words}>{option}</span>
          </label>
        ))}
      </div>
    </>
  );
});
