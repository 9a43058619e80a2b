import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'id'> & {
  label: string;
  error?: string | undefined;
  options: readonly string[];
  /** The text of an option; by default the option itself. */
  formatOption?: (option: string) => string;
  onChange: (value: string) => void;
};

/** A native select with its label. */
export function SelectField({ label, error, options, formatOption, onChange, ...rest }: Props) {
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
            <option key={option} value={option}>
              {formatOption?.(option) ?? option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
