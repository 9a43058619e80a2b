import { SelectField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { getFieldProps } from './getFieldProps';
import { listTimeZones } from './listTimeZones';

const timeProps = { type: 'datetime-local', required: true, max: '2199-12-31T23:59' } as const;

/** Start, end and registration times, in the event's time zone (EV-5). */
export const TimeFields = observer(function TimeFields({ draft }: { draft: EventDraft }) {
  const { timezone, registerEnd, startTime } = draft.values;
  const zones = useMemo(() => listTimeZones(timezone), [timezone]);
  const isLate = registerEnd !== '' && startTime !== '' && registerEnd > startTime;
  return (
    <fieldset className={styles.group}>
      <legend>When</legend>
      <SelectField {...getFieldProps(draft, 'timezone')} options={zones} />
      <p className={styles.note}>{`All times are those of ${timezone}.`}</p>
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
