import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'id'> & {
  label: string;
  error?: string | undefined;
  options: readonly string[];
  onChange: (value: string) => void;
};

/** A native select with its label. */
export function SelectField({ label, error, options, onChange, ...rest }: Props) {
  return (
    <Field label={label} error={error}>
      {(links) => (
        <select
          {...rest}
          {...links}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
