import { formatShortDateTime, type Attendee, type FormQuestion } from '@marquee/shared-contracts';
import { CardTable, Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { AnswerCell } from './AnswerCell';
import type { AttendeesStore } from './AttendeesStore';
import styles from './AttendeesTable.module.css';

const COLUMNS = ['Participant', 'Phone', 'Institute', 'Type', 'Team', 'Registered', 'Check-in'];

interface Props {
  store: AttendeesStore;
  people: readonly Attendee[];
  /** The own questions that have a column. */
  questions: readonly FormQuestion[];
}

/** One page of attendees. */
export const AttendeesTable = ({ store, people, questions }: Props) => (
  <CardTable
    caption="Participants, first registered first"
    columns={[...COLUMNS, ...questions.map(({ text }) => text)]}
    hasDetails
  >
    {people.map((person) => (
      <Row key={person.id} store={store} person={person} questions={questions} />
    ))}
  </CardTable>
);

const Row = observer(function Row({
  store,
  person,
  questions,
}: Omit<Props, 'people'> & { person: Attendee }) {
  const { name, email, phone, institute, type, team, registeredAt } = person;
  return (
    <tr>
      <RowHeading detail={email}>{name}</RowHeading>
      <Cell label="Phone" isObvious isOneLine>
        {phone}
      </Cell>
      <Cell label="Institute" isObvious>
        {institute}
        <Course person={person} />
      </Cell>
      <Cell label="Type" isObvious isDetail isOneLine>
        {type}
      </Cell>
      <Cell label="Team" isEmpty={team === null}>
        {team ?? '–'}
      </Cell>
      <Cell label="Registered" isDetail isOneLine>
        <time dateTime={registeredAt}>{formatShortDateTime(registeredAt)}</time>
      </Cell>
      <Cell label="Check-in" isObvious isBesideHeading isOneLine>
        <CheckIn store={store} person={person} />
      </Cell>
      {questions.map((question) => (
        <AnswerCell key={question.id} question={question} answers={person.answers} />
      ))}
    </tr>
  );
});

/** The course of a student, as far as the registration form was filled in. */
function Course({ person: { course, duration, graduationYear } }: { person: Attendee }) {
  const year = graduationYear === null ? '' : `graduation ${graduationYear}`;
  const text = [course, duration, year].filter((part) => part !== '').join(', ');
  return text === '' ? null : (
    <span className={styles.course} data-detail>
      {text}
    </span>
  );
}

const CheckIn = observer(function CheckIn({ store, person }: { store: AttendeesStore; person: Attendee }) {
  const at = store.getCheckInTime(person);
  return (
    <span className={styles.checkedIn}>
      {at === null ? null : (
        <Chip isStrong>
          <span aria-hidden="true">✓</span> {formatShortDateTime(at)}
        </Chip>
      )}
      {/* One button for both actions, so that it keeps the focus. */}
      <Button
        look={at === null ? 'plain' : 'quiet'}
        isBusy={store.busyId === person.id}
        onClick={() => void store.setCheckedIn(person, at === null)}
      >
        {at === null ? 'Check in' : 'Undo'}
        <span className="visually-hidden"> {person.name}</span>
      </Button>
    </span>
  );
});
