import { OTPField } from '@base-ui/react/otp-field';
import { type ReactNode, useEffect, useId } from 'react';
import styles from './CodeField.module.css';
import field from './Field.module.css';

export interface CodeFieldProps {
  label: string;
  /** Number of digits. */
  length: number;
  value: string;
  /** The error text; its space is always reserved, so that nothing shifts. */
  error?: ReactNode;
  onChange: (value: string) => void;
  /** Called after the last digit. */
  onComplete: (value: string) => void;
}

/** The boxes of a code, loaded with the first code screen. The label names the first box and the group. */
export function CodeBoxes({ label, length, value, error, onChange, onComplete }: CodeFieldProps) {
  const id = useId();
  // The code is the screen's only input.
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <OTPField.Root
        id={id}
        className={styles.boxes}
        length={length}
        value={value}
        aria-describedby={error ? `${id}-error` : undefined}
        onValueChange={onChange}
        onValueComplete={onComplete}
      >
        {Array.from({ length }, (_box, index) => (
          <OTPField.Input
            key={index}
            className={styles.box}
            aria-label={index === 0 ? undefined : `Digit ${index + 1} of ${length}`}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </OTPField.Root>
      <p id={`${id}-error`} role="alert" className={`${field.error} ${styles.error}`}>
        {error}
      </p>
    </div>
  );
}
