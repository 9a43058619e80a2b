import { TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { getFieldProps } from './getFieldProps';
import { TimePresets } from './TimePresets';
import { TimeZoneField } from './TimeZoneField';

const timeProps = { type: 'datetime-local', required: true, max: '2199-12-31T23:59' } as const;

/** Start, end and registration times, in the event's time zone (EV-5). */
export const TimeFields = observer(function TimeFields({ draft }: { draft: EventDraft }) {
  const { registerEnd, startTime } = draft.values;
  const isLate = registerEnd !== '' && startTime !== '' && registerEnd > startTime;
  return (
    <fieldset className={styles.group}>
      <legend>When</legend>
      <TimeZoneField draft={draft} />
      <TimePresets draft={draft} />
      <TextField {...timeProps} {...getFieldProps(draft, 'registerStart')} />
      <TextField {...timeProps} {...getFieldProps(draft, 'registerEnd')} />
      <TextField {...timeProps} {...getFieldProps(draft, 'startTime')} />
      <TextField {...timeProps} {...getFieldProps(draft, 'endTime')} />
      {isLate ? (
        <p className={styles.warning}>
          Registration stays open after the start: people can join late, with less time left.
        </p>
      ) : null}
    </fieldset>
  );
});
