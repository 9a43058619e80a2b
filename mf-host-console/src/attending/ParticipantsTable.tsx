import { formatMoment, type Participant } from '@marquee/shared-contracts';
import { CardTable, Cell, RowHeading } from '@marquee/shared-contracts/tables';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { ParticipantsStore } from './ParticipantsStore';
import styles from './ParticipantsTable.module.css';

const COLUMNS = ['Participant', 'Phone', 'Institute', 'Kind', 'Team', 'Registered', 'Check-in'];

interface Props {
  store: ParticipantsStore;
  people: readonly Participant[];
}

/** The people of a page. */
export const ParticipantsTable = ({ store, people }: Props) => (
  <CardTable caption="Participants, first registered first" columns={COLUMNS}>
    {people.map((person) => (
      <Row key={person.id} store={store} person={person} />
    ))}
  </CardTable>
);

const Row = observer(function Row({ store, person }: { store: ParticipantsStore; person: Participant }) {
  const { name, email, phone, institute, type, team, registeredAt } = person;
  return (
    <tr>
      <RowHeading detail={email}>{name}</RowHeading>
      <Cell label="Phone" oneLine>
        {phone}
      </Cell>
      <Cell label="Institute">{institute}</Cell>
      <Cell label="Kind">{type}</Cell>
      <Cell label="Team">{team ?? '–'}</Cell>
      <Cell label="Registered" oneLine>
        <time dateTime={registeredAt}>{formatMoment(registeredAt)}</time>
      </Cell>
      <Cell label="Check-in" wide oneLine>
        <CheckIn store={store} person={person} />
      </Cell>
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
