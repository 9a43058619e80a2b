import { REGISTRATION_TYPES } from '@marquee/shared-contracts';
import { SearchField, SelectField } from '@marquee/shared-contracts/ui';
import styles from './Participants.module.css';
import type { ParticipantFilter } from './ParticipantsStore';
import type { FilterChange } from '@marquee/shared-contracts/tables';

/** What one may choose of a filter, each with its word in the address; the first is no filter. */
const TEAMS = { 'All people': '', 'In a team': 'with', 'Without a team': 'without' } as const;
const CAME = { Everybody: '', 'Checked in': 'yes', 'Not checked in': 'no' } as const;
const TYPES: Readonly<Record<string, string>> = {
  'All kinds': '',
  ...Object.fromEntries(REGISTRATION_TYPES.map((type) => [type, type])),
};

interface ChoiceProps {
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, choices, value = '', onChange }: ChoiceProps) {
  const names = Object.keys(choices);
  return (
    <SelectField
      label={label}
      options={names}
      value={names.find((name) => choices[name] === value)}
      onChange={(name) => onChange(choices[name] ?? '')}
    />
  );
}

interface Props {
  filter: ParticipantFilter;
  onChange: (changed: FilterChange) => void;
}

/** Search by everything that a row shows, and the filters. */
export function ParticipantSearch({ filter, onChange }: Props) {
  return (
    <div className={styles.search}>
      <SearchField
        label="Name, e-mail, phone, institute or team"
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <Choice label="Kind" choices={TYPES} value={filter.type} onChange={(type) => onChange({ type })} />
      <Choice label="Team" choices={TEAMS} value={filter.team} onChange={(team) => onChange({ team })} />
      <Choice
        label="Check-in"
        choices={CAME}
        value={filter.checkedIn}
        onChange={(checkedIn) => onChange({ checkedIn })}
      />
    </div>
  );
}
