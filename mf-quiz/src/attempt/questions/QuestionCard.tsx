import type { QuizPage } from '@marquee/shared-contracts';
import { AnswerOptions } from '@marquee/shared-contracts/widgets/answer-options';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { QuizStore } from '../QuizStore';
import styles from './QuestionCard.module.css';

interface Props {
  store: QuizStore;
  question: QuizPage;
}

/** One question with its options; its text takes the focus so that screen readers announce it. */
export const QuestionCard = observer(function QuestionCard({ store, question }: Props) {
  const { id, questionText, options, page, totalQuestions } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const selectedOption = store.outbox.getSelectedOption(id);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        <span className={styles.count}>{`Question ${page} of ${totalQuestions}`}</span>{' '}
        <span id={name} className={styles.text}>
          {questionText}
        </span>
      </h1>
      <AnswerOptions
        options={options}
        labelledBy={name}
        chosen={selectedOption === undefined ? undefined : options.indexOf(selectedOption)}
        onChoose={(position) => store.outbox.addAnswer(question, options[position] ?? '')}
      />
    </>
  );
});
