import { OTPField } from '@base-ui/react/otp-field';
import type { CodeFieldProps } from './CodeField';
import styles from './CodeField.module.css';

/** The boxes themselves; loaded with the first screen that asks for a code. */
export function CodeBoxes({ label, length, value, invalid, onChange, onComplete }: CodeFieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <OTPField.Root
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
    </fieldset>
  );
}
