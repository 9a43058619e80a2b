import { formatShortDateTime, type FormQuestion, type RequestingPerson } from '@marquee/shared-contracts';
import { Button, CheckboxField } from '@marquee/shared-contracts/ui';
import { Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { observer } from 'mobx-react-lite';
import { AnswerCell } from '../attendees/AnswerCell';
import { PersonCells } from '../attendees/PersonCells';
import styles from '../attendees/Attendees.module.css';
import type { RequestsStore } from './RequestsStore';

interface Props {
  store: RequestsStore;
  person: RequestingPerson;
}

interface RowProps extends Props {
  /** The own questions that have a column. */
  questions: readonly FormQuestion[];
}

/** A request with its checkbox and the decisions about it. */
export const RequestRow = observer(function RequestRow({ store, person, questions }: RowProps) {
  const { name, email, requestedAt, message } = person;
  return (
    <tr>
      <RowHeading detail={email}>
        <CheckboxField
          checked={store.selected.has(email)}
          onChange={(isSelected) => store.select([email], isSelected)}
        >
          {name}
        </CheckboxField>
      </RowHeading>
      <PersonCells person={person} />
      <Cell label="Requested" isOneLine>
        <time dateTime={requestedAt}>{formatShortDateTime(requestedAt)}</time>
        {message === '' ? null : <span className={styles.message}>{`“${message}”`}</span>}
      </Cell>
      {questions.map((question) => (
        <AnswerCell key={question.id} question={question} answers={person.answers} />
      ))}
      <Cell isAction>
        <Decide store={store} person={person} />
      </Cell>
    </tr>
  );
});

const Decide = observer(function Decide({ store, person: { name, email, state } }: Props) {
  return (
    <span className={styles.decision}>
      <Button
        isBusy={store.deciding.loading}
        aria-label={`Approve: ${name}`}
        onClick={() => void store.approve([email])}
      >
        Approve
      </Button>
      {state === 'PENDING' ? (
        <Button look="quiet" aria-label={`Decline: ${name}`} onClick={() => store.openDialog([email])}>
          Decline
        </Button>
      ) : null}
    </span>
  );
});
