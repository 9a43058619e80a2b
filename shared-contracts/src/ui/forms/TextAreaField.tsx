import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'id'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
};

/** A text area with its label; it grows with its text where the browser supports that. */
export function TextAreaField({ label, error, hint, onChange, ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(links) => (
        <textarea
          {...rest}
          {...links}
          className={`${styles.control} ${styles.lines}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
