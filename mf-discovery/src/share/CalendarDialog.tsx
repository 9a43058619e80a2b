import { type CalendarEvent, createCalendarFile, getCalendarFileName } from '@marquee/shared-contracts';
import { saveFile } from '@marquee/shared-contracts/browser';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import styles from './CalendarDialog.module.css';
import { listWebCalendars } from './listWebCalendars';

interface Props {
  event: CalendarEvent;
  /** Absolute URL of the event page. */
  address: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Offers a file for calendars on the device and a link for each web calendar. */
export function CalendarDialog({ event, address, isOpen, onClose }: Props) {
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
            <a
              href={calendar.address}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.link}
              onClick={onClose}
            >
              {calendar.name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
