import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { PendingAnswer } from './PendingAnswer';
import type { AnswerOutbox } from './AnswerOutbox';
import styles from './RejectedAnswers.module.css';

/** Lists the rejected answers with question, option and reason until the participant dismisses them. */
export const RejectedAnswers = observer(function RejectedAnswers({ outbox }: { outbox: AnswerOutbox }) {
  const { rejected } = outbox;
  if (rejected.length === 0) return null;
  const title =
    rejected.length === 1 ? '1 answer was not saved' : `${rejected.length} answers were not saved`;
  return (
    <section className={styles.rejected} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {rejected.map((draft) => (
          <RejectedAnswer key={draft.questionId} draft={draft} />
        ))}
      </ul>
      <Button onClick={() => rejected.forEach(({ questionId }) => outbox.remove(questionId))}>Got it</Button>
    </section>
  );
});

const RejectedAnswer = ({ draft }: { draft: PendingAnswer }) => (
  <li>
    <p>
      {`Question ${draft.page}: `}
      {draft.questionText}
    </p>
    <p>
      Your choice: <strong>{draft.selectedOption}</strong>
    </p>
    <p className={styles.reason}>{draft.returned}</p>
  </li>
);
