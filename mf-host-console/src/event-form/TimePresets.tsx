import { serverClock } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { addHoursLocally, toLocalTime } from './zonedTime';

const START_HOUR = 'T10:00';
const DAY_HOURS = 24;
const starts = [
  { label: 'Start tomorrow at 10:00', days: 1 },
  { label: 'Start in a week at 10:00', days: 7 },
];
const lengths = [1, 2, 3];

/** Buttons that fill in common times; all times can still be changed. */
export const TimePresets = observer(function TimePresets({ draft }: { draft: EventDraft }) {
  const { timezone, startTime, endTime, registerEnd } = draft.values;
  const now = toLocalTime(new Date(serverClock.now()).toISOString(), timezone);
  const openUntil = (end: string) => {
    draft.set('registerStart', now);
    draft.set('registerEnd', end);
  };
  const startIn = (days: number) => {
    const start = `${addHoursLocally(now, days * DAY_HOURS).slice(0, 10)}${START_HOUR}`;
    draft.set('startTime', start);
    if (endTime === '') draft.set('endTime', addHoursLocally(start, 1));
    if (registerEnd === '') openUntil(start);
  };
  return (
    <fieldset aria-label="Suggested times" className={styles.presets}>
      {starts.map(({ label, days }) => (
        <Button key={label} onClick={() => startIn(days)}>
          {label}
        </Button>
      ))}
      {startTime === '' ? null : (
        <>
          {lengths.map((hours) => (
            <Button key={hours} onClick={() => draft.set('endTime', addHoursLocally(startTime, hours))}>
              {hours === 1 ? 'End after 1 hour' : `End after ${hours} hours`}
            </Button>
          ))}
          <Button onClick={() => openUntil(startTime)}>Register from now until the start</Button>
        </>
      )}
    </fieldset>
  );
});
