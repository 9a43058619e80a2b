import { letterOf } from '@marquee/shared-contracts/answering';
import { Empty } from '@marquee/shared-contracts/ui';
import styles from './Authoring.module.css';
import type { DraftQuestion } from './DraftQuestion';
import list from './LockedQuiz.module.css';

interface Props {
  /** Why nothing can be changed. */
  reason: string;
  questions: readonly DraftQuestion[];
}

/** The questions of a quiz that can no longer change, and why (QZ-14). */
export function LockedQuiz({ reason, questions }: Props) {
  return (
    <>
      <p role="note" className={styles.note}>
        {reason}
      </p>
      {questions.length === 0 ? <Empty text="This quiz has no questions." /> : null}
      <ol className={list.questions} aria-label="Questions">
        {questions.map((question, place) => (
          <li key={question.key} className={list.question}>
            <h2 className={list.text}>{`${place + 1}. ${question.questionText}`}</h2>
            <ul className={list.options}>
              {question.options.map((text, at) => (
                <li key={text} className={at === question.correct ? list.right : undefined}>
                  <strong>{letterOf(at)}</strong> {text}
                  {at === question.correct ? <span className={list.mark}> ✓ Right answer</span> : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
