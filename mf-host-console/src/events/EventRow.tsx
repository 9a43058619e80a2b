import { formatDate, formatDateTime, type HostEvent, links } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import type { EventToEnd } from '../cancel-or-delete/CancelOrDeleteStore';
import styles from './EventsTable.module.css';
import { getEventState, stateNames } from './getEventState';
import { formatRegistrations } from './formatRegistrations';
import { RowActions } from './RowActions';

interface Props {
  event: HostEvent;
  onEnd: (what: 'delete' | 'cancel', event: EventToEnd) => void;
}

/** What kind of event it is, and what it is to this host. */
function EventChips({ event }: { event: HostEvent }) {
  return (
    <span className={styles.chips}>
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
      {formatRegistrations(event)}
      {capacityMax === null ? null : (
        <progress className={styles.places} value={registrations} max={capacityMax} aria-hidden="true" />
      )}
    </>
  );
}

/** One event of the table; an ended one is greyed and says so. */
export function EventRow({ event, onEnd }: Props) {
  const state = getEventState(event, serverClock.now());
  return (
    <tr data-category={event.tag} data-dim={state === 'ended' || undefined}>
      <RowHeading>
        <Link to={links.eventDetail(event.id)} className={styles.title}>
          {event.title}
        </Link>
        <EventChips event={event} />
      </RowHeading>
      <Cell label="State">
        <Chip strong={state === 'running'}>{stateNames[state]}</Chip>
      </Cell>
      <Cell label="Dates" wide>
        <time dateTime={event.startTime} className={styles.time}>
          {formatDateTime(event.startTime)}
        </time>
        {' to '}
        <time dateTime={event.endTime} className={styles.time}>
          {formatDateTime(event.endTime)}
        </time>
      </Cell>
      <Cell label="Registrations">
        <Registrations event={event} />
      </Cell>
      <Cell label="Views">{event.impressions}</Cell>
      <Cell label="Last update">
        <time dateTime={event.date} className={styles.time}>
          {formatDate(event.date)}
        </time>
      </Cell>
      <Cell wide>
        <RowActions event={event} state={state} onEnd={onEnd} />
      </Cell>
    </tr>
  );
}
