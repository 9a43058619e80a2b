import { SelectField, TextField } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { isDay, type Period, type PeriodName, PERIODS } from './period';

const names = Object.keys(PERIODS) as PeriodName[];

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A date input that keeps a half-typed year, which is no day yet. */
function DayField({ label, value, onChange }: DayProps) {
  const [typed, setTyped] = useState({ text: value, value });
  const type = (text: string) => {
    const isComplete = text === '' || isDay(text);
    setTyped({ text, value: isComplete ? text : value });
    if (isComplete) onChange(text);
  };
  const shown = typed.value === value ? typed.text : value;
  return <TextField label={label} type="date" value={shown} onChange={type} />;
}

interface Props {
  period: Period;
  onChange: (changes: Partial<Period>) => void;
  /** The class of the two dates. */
  datesClassName?: string | undefined;
}

/** When events take place: a named period, or the days from one to another. */
export function PeriodFields({ period, onChange, datesClassName }: Props) {
  return (
    <>
      <SelectField
        label="When"
        value={PERIODS[period.when]}
        options={Object.values(PERIODS)}
        onChange={(name) => onChange({ when: names.find((key) => PERIODS[key] === name) ?? 'any' })}
      />
      {period.when === 'dates' ? (
        <div className={datesClassName}>
          <DayField label="From" value={period.from} onChange={(from) => onChange({ from })} />
          <DayField label="To" value={period.to} onChange={(to) => onChange({ to })} />
        </div>
      ) : null}
    </>
  );
}
