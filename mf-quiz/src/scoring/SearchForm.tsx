import { ATTEMPT_STATES } from '@marquee/shared-contracts';
import { SelectField, TextField } from '@marquee/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './QuizScores.module.css';
import type { Filter } from './ScoresStore';
import { stateNames } from './stateNames';

/** Milliseconds of rest before what is typed is searched (spec section 9). */
const REST = 300;
const ALL = 'All states';

interface Props {
  filter: Filter;
  onChange: (changed: { q?: string; state?: string }) => void;
}

/** Search by name or e-mail, and by state; what is typed stays while the list loads. */
export function SearchForm({ filter, onChange }: Props) {
  const [typed, setTyped] = useState(filter.q);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  // The back button changes what is searched for; what is being typed is newer than the address.
  useEffect(() => {
    if (resting.current === undefined) setTyped((text) => (text.trim() === filter.q ? text : filter.q));
  }, [filter.q]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      resting.current = undefined;
      onChange({ q: text.trim() });
    }, REST);
  };
  return (
    <div className={styles.search}>
      <TextField label="Name or e-mail" type="search" maxLength={120} value={typed} onChange={type} />
      <SelectField
        label="State"
        options={[ALL, ...ATTEMPT_STATES.map((state) => stateNames[state])]}
        value={filter.state === undefined ? ALL : stateNames[filter.state]}
        onChange={(name) => onChange({ state: ATTEMPT_STATES.find((one) => stateNames[one] === name) ?? '' })}
      />
    </div>
  );
}
