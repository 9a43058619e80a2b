import { formatMoment, type ScoredAttempt } from '@marquee/shared-contracts';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { minutesAndSeconds } from '../ranking/minutesAndSeconds';
import styles from './AttemptsTable.module.css';
import { canBeDisqualified, stateNames } from './stateNames';

const COLUMNS = ['Rank', 'Participant', 'State', 'Correct', 'Answered', 'Time', 'Started', 'Submitted'];
const NONE = '–';

interface Props {
  attempts: readonly ScoredAttempt[];
  /** How many questions the quiz has. */
  of: number;
  onDisqualify: (attempt: ScoredAttempt) => void;
}

/** The attempts, ranked ones first; on a phone each is a card that names its own cells. */
export function AttemptsTable({ attempts, of, onDisqualify }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Attempts, best first</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => (
          <Row key={attempt.id} attempt={attempt} of={of} onDisqualify={onDisqualify} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ attempt, of, onDisqualify }: { attempt: ScoredAttempt } & Omit<Props, 'attempts'>) {
  const { rank, name, email, state, correctAnswers, answered, seconds, startedAt, submittedAt } = attempt;
  return (
    <tr className={state === 'DISQUALIFIED' ? styles.out : undefined}>
      <td data-label="Rank">{rank ?? NONE}</td>
      <th scope="row">
        {name}
        <span className={styles.email}>{email}</span>
      </th>
      <td data-label="State">
        <Chip strong={state === 'DISQUALIFIED'}>{stateNames[state]}</Chip>
      </td>
      <td data-label="Correct">{correctAnswers === null ? NONE : `${correctAnswers} of ${of}`}</td>
      <td data-label="Answered">{answered ?? NONE}</td>
      <td data-label="Time">{seconds === null ? NONE : minutesAndSeconds(seconds)}</td>
      <td data-label="Started">
        <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
      </td>
      <td data-label="Submitted">
        {submittedAt === null ? NONE : <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time>}
      </td>
      <td>
        {canBeDisqualified(state) ? (
          <Button look="quiet" onClick={() => onDisqualify(attempt)}>
            Disqualify<span className="visually-hidden"> {name}</span>
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
