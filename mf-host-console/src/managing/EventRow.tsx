import { formatDate, formatDateTime, type HostEvent, links } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styles from './EventsTable.module.css';
import { eventState, stateNames } from './eventState';
import { registrationCount } from './registrationCount';

const roleNames = { OWNER: 'Owner', ADMIN: 'Administrator' } as const;

/** One event of the table; an ended one is greyed and says so, an online quiz leads to its scores (HO-13). */
export function EventRow({ event }: { event: HostEvent }) {
  const state = eventState(event, serverClock.now());
  return (
    <tr className={state === 'ended' ? styles.ended : undefined}>
      <th scope="row">
        <Link to={links.event(event.id)}>{event.title}</Link>
      </th>
      <td data-label="Type">
        <CategoryChip category={event.tag} />
      </td>
      <td data-label="Mode">{modeNames[event.mode]}</td>
      <td data-label="State">
        <Chip strong={state === 'running'}>{stateNames[state]}</Chip>
      </td>
      <td data-label="Dates">
        <time dateTime={event.startTime}>{formatDateTime(event.startTime)}</time>
        {' to '}
        <time dateTime={event.endTime}>{formatDateTime(event.endTime)}</time>
      </td>
      <td data-label="Registrations" className={styles.count}>
        {registrationCount(event)}
      </td>
      <td data-label="Views" className={styles.count}>
        {event.impressions}
      </td>
      <td data-label="Your role">{roleNames[event.role]}</td>
      <td data-label="Last update">
        <time dateTime={event.date}>{formatDate(event.date)}</time>
      </td>
      <td className={styles.action}>
        {state === 'ended' && event.tag === 'quiz' && event.mode === 'online' ? (
          <Link to={links.quizScores(event.id)}>
            View Quiz Scores<span className="visually-hidden"> of {event.title}</span>
          </Link>
        ) : null}
      </td>
    </tr>
  );
}
