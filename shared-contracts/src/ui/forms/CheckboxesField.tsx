import { useId } from 'react';
import styles from './Field.module.css';

interface Props {
  label: string;
  options: readonly string[];
  /** The checked options. */
  values: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (values: string[]) => void;
}

/** A group of checkboxes; its error belongs to the first one, which gets the focus. */
export function CheckboxesField({ label, options, values, hint, error, onChange }: Props) {
  const id = useId();
  const toggle = (option: string, isChecked: boolean) =>
    onChange(options.filter((other) => (other === option ? isChecked : values.includes(other))));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            type="checkbox"
            checked={values.includes(option)}
            aria-invalid={error !== undefined && index === 0 ? true : undefined}
            aria-describedby={error === undefined ? undefined : id}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          <span>{option}</span>
        </label>
      ))}
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {error === undefined ? null : (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
