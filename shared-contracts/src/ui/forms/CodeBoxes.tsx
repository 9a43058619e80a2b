import { OTPField } from '@base-ui/react/otp-field';
import type { CodeFieldProps } from './CodeField';
import styles from './CodeField.module.css';

/** The boxes themselves; loaded with the first screen that asks for a code. */
export function CodeBoxes({ label, length, value, invalid, onChange, onComplete }: CodeFieldProps) {
  return (
    <OTPField.Root
      role="group"
      aria-label={label}
      className={styles.boxes}
      length={length}
      value={value}
      onValueChange={onChange}
      onValueComplete={onComplete}
    >
      {Array.from({ length }, (_box, index) => (
        <OTPField.Input
          key={index}
          className={styles.box}
          aria-label={`Digit ${index + 1} of ${length}`}
          aria-invalid={invalid || undefined}
        />
      ))}
    </OTPField.Root>
  );
}
