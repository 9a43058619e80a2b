import type { HostEvent } from '@marquee/shared-contracts';
import type { EndedEvent } from '../ending/EndingStore';
import { EventRow } from './EventRow';
import styles from './EventsTable.module.css';

const COLUMNS = ['Event', 'State', 'Dates', 'Registrations', 'Views', 'Last update', 'Actions'];

interface Props {
  events: readonly HostEvent[];
  onEnd: (what: 'delete' | 'cancel', event: EndedEvent) => void;
}

/** A table; on a phone each row is a card that names its own cells. */
export function EventsTable({ events, onEnd }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Your events, last changed first</caption>
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
        {events.map((event) => (
          <EventRow key={event.id} event={event} onEnd={onEnd} />
        ))}
      </tbody>
    </table>
  );
}
