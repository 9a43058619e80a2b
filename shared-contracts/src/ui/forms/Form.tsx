import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Form.module.css';

interface Props {
  label: string;
  /** The refused fields; when they change, focus goes to the first refused control (AU-14). */
  errors: object;
  onSubmit: () => void;
  children: ReactNode;
}

/** One column of fields that checks itself: the browser's own bubbles stay away. */
export function Form({ label, errors, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
