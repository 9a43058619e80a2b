import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { Choice } from './Choice';
import type { KeptChoices } from './KeptChoices';
import styles from './ReturnedChoices.module.css';

/** Names what the server did not take, until the person has read it: which question, which choice, and why. */
export const ReturnedChoices = observer(function ReturnedChoices({ kept }: { kept: KeptChoices }) {
  const { returned } = kept;
  if (returned.length === 0) return null;
  const title =
    returned.length === 1 ? '1 answer was not saved' : `${returned.length} answers were not saved`;
  return (
    <section className={styles.returned} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {returned.map((choice) => (
          <ReturnedChoice key={choice.questionId} choice={choice} />
        ))}
      </ul>
      <Button onClick={() => returned.forEach(({ questionId }) => kept.drop(questionId))}>Got it</Button>
    </section>
  );
});

const ReturnedChoice = ({ choice }: { choice: Choice }) => (
  <li>
    <p>
      {`Question ${choice.page}: `}
      {choice.questionText}
    </p>
    <p>
      Your choice: <strong>{choice.selectedOption}</strong>
    </p>
    <p className={styles.reason}>{choice.returned}</p>
  </li>
);
