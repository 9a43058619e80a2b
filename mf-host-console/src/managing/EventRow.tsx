import { formatDate, formatDateTime, type HostEvent, links } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import type { EndedEvent } from '../ending/EndingStore';
import styles from './EventsTable.module.css';
import { eventState, stateNames } from './eventState';
import { registrationCount } from './registrationCount';
import { RowActions } from './RowActions';

interface Props {
  event: HostEvent;
  onEnd: (what: 'delete' | 'cancel', event: EndedEvent) => void;
}

/** What kind of event it is, and what it is to this host. */
function Signs({ event }: { event: HostEvent }) {
  return (
    <span className={styles.signs}>
      <CategoryChip category={event.tag} />
      <Chip>{modeNames[event.mode]}</Chip>
      {event.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
      {event.role === 'ADMIN' ? <Chip>Administrator</Chip> : null}
    </span>
  );
}

/** Registrations, with how far the places are taken. */
function Registrations({ event }: { event: HostEvent }) {
  const { capacityMax, registrations } = event;
  return (
    <>
      {registrationCount(event)}
      {capacityMax === null ? null : (
        <progress className={styles.places} value={registrations} max={capacityMax} aria-hidden="true" />
      )}
    </>
  );
}

/** One event of the table; an ended one is greyed and says so. */
export function EventRow({ event, onEnd }: Props) {
  const state = eventState(event, serverClock.now());
  return (
    <tr className={state === 'ended' ? styles.ended : undefined} data-category={event.tag}>
      <th scope="row">
        <Link to={links.eventDetail(event.id)}>{event.title}</Link>
        <Signs event={event} />
      </th>
      <td data-label="State">
        <Chip strong={state === 'running'}>{stateNames[state]}</Chip>
      </td>
      <td data-label="Dates">
        <time dateTime={event.startTime}>{formatDateTime(event.startTime)}</time>
        {' to '}
        <time dateTime={event.endTime}>{formatDateTime(event.endTime)}</time>
      </td>
      <td data-label="Registrations" className={styles.count}>
        <Registrations event={event} />
      </td>
      <td data-label="Views" className={styles.count}>
        {event.impressions}
      </td>
      <td data-label="Last update">
        <time dateTime={event.date}>{formatDate(event.date)}</time>
      </td>
      <td className={styles.action}>
        <RowActions event={event} state={state} onEnd={onEnd} />
      </td>
    </tr>
  );
}
