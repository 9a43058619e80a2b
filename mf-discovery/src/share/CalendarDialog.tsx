import {
  buildPath,
  type CalendarEvent,
  calendars,
  createCalendarFile,
  getCalendarFileName,
} from '@marquee/shared-contracts';
import { saveFile } from '@marquee/shared-contracts/browser';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { toSubscription } from '../calendar-feed/toSubscription';
import styles from './CalendarDialog.module.css';
import { CalendarLink } from './CalendarLink';
import { listWebCalendars } from './listWebCalendars';

interface Props {
  event: CalendarEvent;
  /** The host, whose public events a calendar may subscribe to; undefined if unknown. */
  host: { id?: string | undefined; organization: string } | undefined;
  /** Absolute URL of the event page. */
  address: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Offers a file for calendars on the device and a link for each web calendar. */
export function CalendarDialog({ event, host, address, isOpen, onClose }: Props) {
  const save = () => {
    saveFile({
      name: getCalendarFileName(event.title),
      type: 'text/calendar;charset=utf-8',
      text: createCalendarFile(event, address),
    });
    onClose();
  };
  return (
    <Dialog title="Add to calendar" isOpen={isOpen} onClose={onClose}>
      <ul className={styles.list}>
        <li>
          <Button isWide onClick={save}>
            Calendar file (.ics)
          </Button>
          <p className={styles.hint}>Apple Calendar, Thunderbird and most others</p>
        </li>
        {listWebCalendars(event, address).map((calendar) => (
          <li key={calendar.name}>
            <CalendarLink href={calendar.address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {calendar.name}
            </CalendarLink>
          </li>
        ))}
        {host?.id === undefined ? null : <HostCalendar {...host} id={host.id} onClose={onClose} />}
      </ul>
    </Dialog>
  );
}

interface HostProps {
  id: string;
  organization: string;
  onClose: () => void;
}

/** Subscribes a calendar to all public events of the host (EV-42). */
function HostCalendar({ id, organization, onClose }: HostProps) {
  const path = buildPath(calendars.host.path, { hostId: id });
  return (
    <li>
      <CalendarLink href={toSubscription(path)} onClick={onClose}>
        All events of {organization}
      </CalendarLink>
      <p className={styles.hint}>Your calendar follows new events and changes</p>
    </li>
  );
}
