import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/Button';
import { Field } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'id' | 'type'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
};

/** A password field with a button that shows or hides the text. */
export function PasswordField({ label, error, hint, onChange, ...rest }: Props) {
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? 'Hide' : 'Show';
  return (
    <Field label={label} error={error} hint={hint}>
      {(links) => (
        <div className={styles.withButton}>
          <input
            {...rest}
            {...links}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button aria-label={`${action} ${label.toLowerCase()}`} onClick={() => setIsShown(!isShown)}>
            {action}
          </Button>
        </div>
      )}
    </Field>
  );
}
