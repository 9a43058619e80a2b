import { AVATARS } from '@marquee/shared-contracts';
import { Glyph } from '@marquee/shared-contracts/ui';
import { useId } from 'react';
import styles from './AvatarField.module.css';

/** Alternative texts of the included pictures, in their order. */
const NAMES = [
  'Long hair',
  'Glasses',
  'Hair bun',
  'Turban and beard',
  'Shoulder-length hair',
  'Headscarf',
] as const;

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A radio group of the six included pictures (HO-10). */
export function AvatarField({ name, value, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.pictures}>
        {AVATARS.map((path, index) => (
          <label key={path} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={path}
              checked={path === value}
              aria-label={NAMES[index]}
              onChange={() => onChange(path)}
            />
            <img className={styles.picture} src={path} alt="" width={64} height={64} />
            <span className={styles.mark}>
              <Glyph name="check" />
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
