import type { HostEvent } from '@marquee/shared-contracts';
import { EventRow } from './EventRow';
import styles from './EventsTable.module.css';

const COLUMNS = [
  'Event',
  'Type',
  'Mode',
  'State',
  'Dates',
  'Registrations',
  'Views',
  'Your role',
  'Last update',
];

/** A table; on a phone each row is a card that names its own cells. */
export function EventsTable({ events }: { events: readonly HostEvent[] }) {
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
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  );
}
