import { OTPField } from '@base-ui/react/otp-field';
import { type ReactNode, useId } from 'react';
import styles from './CodeField.module.css';
import field from './Field.module.css';

export interface CodeFieldProps {
  label: string;
  /** How many digits. */
  length: number;
  value: string;
  /** Why the code is refused; its place is kept free, so that nothing shifts. */
  error?: ReactNode;
  onChange: (value: string) => void;
  /** The last digit was entered. */
  onComplete: (value: string) => void;
}

/** The boxes themselves; loaded with the first screen that asks for a code. The label names the first and the group. */
export function CodeBoxes({ label, length, value, error, onChange, onComplete }: CodeFieldProps) {
  const id = useId();
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
