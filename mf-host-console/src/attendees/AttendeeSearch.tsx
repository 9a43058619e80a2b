import { CONSENT, type FormQuestion, REGISTRATION_TYPES } from '@marquee/shared-contracts';
import { SearchField, SelectField } from '@marquee/shared-contracts/ui';
import styles from './Attendees.module.css';
import type { AttendeeFilter } from './AttendeesStore';
import type { FilterChange } from '@marquee/shared-contracts/widgets/card-table';

/** Options of a filter by query value; the first means no filter. */
const TEAMS = { 'All people': '', 'In a team': 'with', 'Without a team': 'without' } as const;
const CHECK_IN = { Everybody: '', 'Checked in': 'yes', 'Not checked in': 'no' } as const;
const TYPES: Readonly<Record<string, string>> = {
  'All types': '',
  ...Object.fromEntries(REGISTRATION_TYPES.map((type) => [type, type])),
};

interface FilterFieldProps {
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string | undefined;
  onChange: (value: string) => void;
}

function FilterField({ label, choices, value = '', onChange }: FilterFieldProps) {
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

/** The answers of a question by which people can be found; none for a question without options. */
const listAnswers = ({ kind, options }: FormQuestion): string[] => (kind === 'CONSENT' ? [CONSENT] : options);

/** Finds people by their answer to an own question with options or a consent (HO-21). */
function AnswerFilter({ filter, questions, onChange }: Props) {
  const choices = questions.filter((question) => listAnswers(question).length > 0);
  const chosen = choices.find(({ id }) => id === filter.question);
  if (choices.length === 0) return null;
  const texts = Object.fromEntries(choices.map(({ id, text }, index) => [`${index + 1}. ${text}`, id]));
  const answers = Object.fromEntries((chosen ? listAnswers(chosen) : []).map((answer) => [answer, answer]));
  return (
    <>
      <FilterField
        label="Question"
        choices={{ 'All questions': '', ...texts }}
        value={filter.question}
        onChange={(question) => onChange({ question, answer: '' })}
      />
      {chosen === undefined ? null : (
        <FilterField
          label="Answer"
          choices={{ 'Any answer': '', ...answers }}
          value={filter.answer}
          onChange={(answer) => onChange({ answer })}
        />
      )}
    </>
  );
}

interface Props {
  filter: AttendeeFilter;
  /** The event's own questions. */
  questions: readonly FormQuestion[];
  onChange: (changed: FilterChange) => void;
}

/** Search over all visible columns, and the filters. */
export function AttendeeSearch({ filter, questions, onChange }: Props) {
  return (
    <div className={`${styles.search} screen-only`}>
      <SearchField
        label="Name, email, phone, institute or team"
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterField label="Type" choices={TYPES} value={filter.type} onChange={(type) => onChange({ type })} />
      <FilterField label="Team" choices={TEAMS} value={filter.team} onChange={(team) => onChange({ team })} />
      <FilterField
        label="Check-in"
        choices={CHECK_IN}
        value={filter.checkedIn}
        onChange={(checkedIn) => onChange({ checkedIn })}
      />
      <AnswerFilter filter={filter} questions={questions} onChange={onChange} />
    </div>
  );
}
