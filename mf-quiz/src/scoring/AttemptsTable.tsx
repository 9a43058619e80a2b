import { formatMoment, type ScoredAttempt } from '@marquee/shared-contracts';
import { CardTable, Cell, RowHeading } from '@marquee/shared-contracts/tables';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { minutesAndSeconds } from '../ranking/minutesAndSeconds';
import { canBeDisqualified, stateNames } from './stateNames';

const COLUMNS = ['Rank', 'Participant', 'State', 'Correct', 'Answered', 'Time', 'Started', 'Submitted'];
const NONE = '–';

interface Props {
  attempts: readonly ScoredAttempt[];
  /** How many questions the quiz has. */
  of: number;
  onDisqualify: (attempt: ScoredAttempt) => void;
}

/** The attempts, ranked ones first. */
export const AttemptsTable = ({ attempts, of, onDisqualify }: Props) => (
  <CardTable caption="Attempts, best first" columns={COLUMNS} actions="Action">
    {attempts.map((attempt) => (
      <Row key={attempt.id} attempt={attempt} of={of} onDisqualify={onDisqualify} />
    ))}
  </CardTable>
);

function Row({ attempt, of, onDisqualify }: { attempt: ScoredAttempt } & Omit<Props, 'attempts'>) {
  const { rank, name, email, state, correctAnswers, answered, seconds, startedAt, submittedAt } = attempt;
  return (
    <tr data-category="quiz" data-dim={state === 'DISQUALIFIED' || undefined}>
      <Cell label="Rank" oneLine>
        {rank ?? NONE}
      </Cell>
      <RowHeading detail={email}>{name}</RowHeading>
      <Cell label="State" wide oneLine>
        <Chip strong={state === 'DISQUALIFIED'}>{stateNames[state]}</Chip>
      </Cell>
      <Cell label="Correct" oneLine>
        {correctAnswers === null ? NONE : `${correctAnswers} of ${of}`}
      </Cell>
      <Cell label="Answered" oneLine>
        {answered ?? NONE}
      </Cell>
      <Cell label="Time" oneLine>
        {seconds === null ? NONE : minutesAndSeconds(seconds)}
      </Cell>
      <Cell label="Started" oneLine>
        <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
      </Cell>
      <Cell label="Submitted" oneLine>
        {submittedAt === null ? NONE : <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time>}
      </Cell>
      <Cell wide>
        {canBeDisqualified(state) ? (
          <Button look="quiet" onClick={() => onDisqualify(attempt)}>
            Disqualify<span className="visually-hidden"> {name}</span>
          </Button>
        ) : null}
      </Cell>
    </tr>
  );
}
