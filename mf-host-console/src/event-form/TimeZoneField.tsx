import { Button, SelectField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { EventDraft } from './EventDraft';
import styles from './EventFields.module.css';
import { formatTimesNote, formatTimeZone, getOwnTimeZone } from './formatTimeZone';
import { getFieldProps } from './getFieldProps';
import { listTimeZones } from './listTimeZones';

/** The event's time zone: a list with offsets, a search, and the browser's zone if it differs (EV-5). */
export const TimeZoneField = observer(function TimeZoneField({ draft }: { draft: EventDraft }) {
  const { timezone } = draft.values;
  const [query, setQuery] = useState('');
  const zones = useMemo(() => {
    const labels = listTimeZones(timezone).map((zone) => ({ zone, label: formatTimeZone(zone) }));
    const wanted = query.trim().toLowerCase();
    return labels.filter(({ zone, label }) => zone === timezone || label.toLowerCase().includes(wanted));
  }, [timezone, query]);
  const own = getOwnTimeZone();
  return (
    <>
      <TextField
        label="Search time zones"
        type="search"
        hint="A city, or an offset such as UTC+5:30"
        value={query}
        onChange={setQuery}
      />
      <SelectField
        {...getFieldProps(draft, 'timezone')}
        options={zones.map(({ zone }) => zone)}
        formatOption={formatTimeZone}
      />
      {own === timezone ? null : (
        <div className={styles.warning}>
          <p>{`Your browser is in another time zone: ${own}.`}</p>
          <Button onClick={() => draft.set('timezone', own)}>{`Use ${own}`}</Button>
        </div>
      )}
      <p className={styles.note}>{formatTimesNote(timezone)}</p>
    </>
  );
});
