import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'id'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange?: (value: string) => void;
};

/** A text input with its label. */
export function TextField({ label, error, hint, onChange, type = 'text', ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(links) => (
        <input
          {...rest}
          {...links}
          type={type}
          className={styles.control}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
