import { administratorRoleNames, formatDate, type HostEvent, links } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import type { CancelOrDeleteTarget } from '../cancel-or-delete/CancelOrDeleteStore';
import styles from './EventsTable.module.css';
import {
  eventStateNames,
  formatHostTimeRange,
  getEventState,
} from '@marquee/shared-contracts/widgets/host-event';
import { formatRegistrations } from './formatRegistrations';
import { RowActions } from './RowActions';

interface Props {
  event: HostEvent;
  onCancelOrDelete: (action: 'delete' | 'cancel', event: CancelOrDeleteTarget) => void;
}

/** A manager's chip says Administrator, as it did for every administrator before the roles. */
const getRoleText = ({ administratorRole = 'MANAGER' }: HostEvent): string =>
  administratorRole === 'MANAGER' ? 'Administrator' : administratorRoleNames[administratorRole];

/** Chips for the event's type, visibility and ownership. */
function EventChips({ event }: { event: HostEvent }) {
  return (
    <span className={styles.chips}>
      {event.missing?.includes('category') ? null : <CategoryChip category={event.tag} />}
      <Chip>{modeNames[event.mode]}</Chip>
      {event.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
      {event.role === 'ADMIN' ? <Chip>{getRoleText(event)}</Chip> : null}
    </span>
  );
}

/** The number of registrations, with a bar of the capacity in use. */
function Registrations({ event }: { event: HostEvent }) {
  const { capacityMax, registrations } = event;
  return (
    <>
      {formatRegistrations(event)}
      {capacityMax === null ? null : (
        <progress className={styles.capacity} value={registrations} max={capacityMax} aria-hidden="true" />
      )}
    </>
  );
}

/** One event of the table; past events are grey and labelled. */
export function EventRow({ event, onCancelOrDelete }: Props) {
  const now = serverClock.now();
  const state = getEventState(event, now);
  return (
    <tr data-category={event.tag} data-dim={state === 'ended' || undefined}>
      <RowHeading>
        <Link to={links.eventDetail(event.id)} className={styles.title}>
          {event.title}
        </Link>
        <EventChips event={event} />
      </RowHeading>
      <Cell label="State" isObvious>
        <Chip isStrong={state === 'running'}>{eventStateNames[state]}</Chip>
      </Cell>
      <Cell label="Dates" isObvious>
        <span className={styles.time}>{formatHostTimeRange(event, now)}</span>
      </Cell>
      <Cell label="Registrations">
        <Registrations event={event} />
      </Cell>
      <Cell label="Views" isOneLine>
        {event.impressions}
      </Cell>
      <Cell label="Last update">
        <time dateTime={event.date} className={styles.time}>
          {formatDate(event.date)}
        </time>
      </Cell>
      <Cell isAction>
        <RowActions event={event} state={state} onCancelOrDelete={onCancelOrDelete} />
      </Cell>
    </tr>
  );
}
