import { formatDateTime, parseTicketCode } from '@marquee/shared-contracts';
import { Button, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from './CheckIn.module.css';
import type { ListedPerson } from './DoorPeople';
import type { DoorStore } from './DoorStore';

/** The most people of a search on the screen. */
const LIMIT = 20;

function Person({ person, store }: { person: ListedPerson; store: DoorStore }) {
  const { id, name, checkedInAt } = person;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {checkedInAt === null ? (
        <Button onClick={() => void store.checkIn(id)} aria-label={`Check in ${name}`}>
          Check in
        </Button>
      ) : (
        <>
          <span className={styles.note}>{`In: ${formatDateTime(checkedInAt)}`}</span>
          <Button
            look="quiet"
            onClick={() => void store.undo(id)}
            aria-label={`Undo the check-in of ${name}`}
          >
            Undo
          </Button>
        </>
      )}
    </li>
  );
}

/** Finds people by name on this device. A scanner that types ends a code with Enter, which checks in. */
export const PeopleSearch = observer(function PeopleSearch({ store }: { store: DoorStore }) {
  const [text, setText] = useState('');
  void store.list.changes;
  const found = parseTicketCode(text) === undefined ? store.list.people.search(text, LIMIT + 1) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^MARQUEE-/i.test(text.trim())) return;
    void store.read(text);
    setText('');
  };
  return (
    <section aria-label="People" className={styles.people}>
      <form onSubmit={submit}>
        <TextField
          label="Find a person"
          type="search"
          autoComplete="off"
          maxLength={120}
          hint="By name. It also takes codes of a scanner."
          value={text}
          onChange={setText}
        />
      </form>
      {text.trim() !== '' && found.length === 0 ? <p>Nobody with this name is registered.</p> : null}
      <ul className={styles.list} aria-label="People found">
        {found.slice(0, LIMIT).map((person) => (
          <Person key={person.id} person={person} store={store} />
        ))}
      </ul>
      {found.length > LIMIT ? <p className={styles.note}>There are more: type another letter.</p> : null}
    </section>
  );
});
