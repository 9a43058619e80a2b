import { formatShortDateTime, type AttemptScore } from '@marquee/shared-contracts';
import { CardTable, Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { formatDuration } from '../leaderboard/formatDuration';
import { canBeDisqualified, attemptStateNames } from './attemptStateNames';

const COLUMNS = ['Rank', 'Participant', 'State', 'Correct', 'Answered', 'Time', 'Started', 'Submitted'];
const NONE = '–';

interface Props {
  attempts: readonly AttemptScore[];
  totalQuestions: number;
  onDisqualify: (attempt: AttemptScore) => void;
  onUndo: (attempt: AttemptScore) => void;
}

export const AttemptsTable = ({ attempts, ...rest }: Props) => (
  <CardTable caption="Attempts, best first" columns={COLUMNS} actions="Action" hasDetails>
    {attempts.map((attempt) => (
      <Row key={attempt.id} attempt={attempt} {...rest} />
    ))}
  </CardTable>
);

type RowProps = { attempt: AttemptScore } & Omit<Props, 'attempts'>;

function Row(props: RowProps) {
  const { attempt, totalQuestions } = props;
  const { rank, name, email, state, correctAnswers, answered, seconds, startedAt, submittedAt } = attempt;
  return (
    <tr data-category="quiz" data-dim={state === 'DISQUALIFIED' || undefined}>
      <Cell label="Rank" isEmpty={rank === null} isOneLine>
        {rank ?? NONE}
      </Cell>
      <RowHeading detail={email}>{name}</RowHeading>
      <Cell label="State" isObvious isOneLine>
        <Chip isStrong={state === 'DISQUALIFIED'}>{attemptStateNames[state]}</Chip>
      </Cell>
      <Cell label="Correct" isEmpty={correctAnswers === null} isOneLine>
        {correctAnswers === null ? NONE : `${correctAnswers} of ${totalQuestions}`}
      </Cell>
      <Cell label="Answered" isEmpty={answered === null} isDetail isOneLine>
        {answered ?? NONE}
      </Cell>
      <Cell label="Time" isEmpty={seconds === null} isOneLine>
        {seconds === null ? NONE : formatDuration(seconds)}
      </Cell>
      <Cell label="Started" isDetail isOneLine>
        <time dateTime={startedAt}>{formatShortDateTime(startedAt)}</time>
      </Cell>
      <Cell label="Submitted" isEmpty={submittedAt === null} isDetail isOneLine>
        {submittedAt === null ? NONE : <time dateTime={submittedAt}>{formatShortDateTime(submittedAt)}</time>}
      </Cell>
      <Cell isBesideHeading isOneLine>
        <RowAction {...props} />
      </Cell>
    </tr>
  );
}

function RowAction({ attempt, onDisqualify, onUndo }: RowProps) {
  const { state, name } = attempt;
  if (state === 'DISQUALIFIED')
    return (
      <Button look="quiet" onClick={() => onUndo(attempt)}>
        Undo<span className="visually-hidden"> the disqualification of {name}</span>
      </Button>
    );
  if (!canBeDisqualified(state)) return null;
  return (
    <Button look="quiet" onClick={() => onDisqualify(attempt)}>
      Disqualify<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
