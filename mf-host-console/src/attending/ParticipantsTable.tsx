import { formatMoment, type Participant } from '@marquee/shared-contracts';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { ParticipantsStore } from './ParticipantsStore';
import styles from './ParticipantsTable.module.css';

const COLUMNS = ['Participant', 'Phone', 'Institute', 'Kind', 'Team', 'Registered', 'Check-in'];

interface Props {
  store: ParticipantsStore;
  people: readonly Participant[];
}

/** The people of a page; on a phone each is a card that names its own cells. */
export function ParticipantsTable({ store, people }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Participants, first registered first</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id} store={store} person={person} />
        ))}
      </tbody>
    </table>
  );
}

const Row = observer(function Row({ store, person }: { store: ParticipantsStore; person: Participant }) {
  const { name, email, phone, institute, type, team, registeredAt } = person;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.email}>{email}</span>
      </th>
      <td data-label="Phone">{phone}</td>
      <td data-label="Institute">{institute}</td>
      <td data-label="Kind">{type}</td>
      <td data-label="Team">{team ?? '–'}</td>
      <td data-label="Registered">
        <time dateTime={registeredAt}>{formatMoment(registeredAt)}</time>
      </td>
      <td data-label="Check-in">
        <CheckIn store={store} person={person} />
      </td>
    </tr>
  );
});

const CheckIn = observer(function CheckIn({
  store,
  person,
}: {
  store: ParticipantsStore;
  person: Participant;
}) {
  const at = store.cameAt(person);
  const button = (label: string, came: boolean) => (
    <Button
      look={came ? 'plain' : 'quiet'}
      busy={store.busy === person.id}
      onClick={() => void store.setCame(person, came)}
    >
      {label}
      <span className="visually-hidden"> {person.name}</span>
    </Button>
  );
  if (at === null) return button('Check in', true);
  return (
    <span className={styles.came}>
      <Chip strong>
        <span aria-hidden="true">✓</span> {formatMoment(at)}
      </Chip>
      {button('Undo', false)}
    </span>
  );
});
