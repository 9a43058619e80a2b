import { ATTEMPT_STATES } from '@marquee/shared-contracts';
import { SearchField, SelectField } from '@marquee/shared-contracts/ui';
import styles from './QuizScores.module.css';
import type { Filter } from './ScoresStore';
import { attemptStateNames } from './attemptStateNames';

const ALL = 'All states';

interface Props {
  filter: Filter;
  onChange: (changed: { q?: string; state?: string }) => void;
}

export function SearchForm({ filter, onChange }: Props) {
  return (
    <div className={`${styles.search} screen-only`}>
      <SearchField label="Name or email" value={filter.q} onSearch={(q) => onChange({ q })} />
      <SelectField
        label="State"
        options={[ALL, ...ATTEMPT_STATES.map((state) => attemptStateNames[state])]}
        value={filter.state === undefined ? ALL : attemptStateNames[filter.state]}
        onChange={(name) =>
          onChange({ state: ATTEMPT_STATES.find((candidate) => attemptStateNames[candidate] === name) ?? '' })
        }
      />
    </div>
  );
}
