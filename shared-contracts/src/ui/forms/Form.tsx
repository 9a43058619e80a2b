import { type ReactNode, useEffect, useInsertionEffect, useRef } from 'react';
import { unsavedWork } from '../../browser/index';
import styles from './Form.module.css';

interface Props {
  label: string;
  /** Errors by field; a change moves the focus to the first invalid control (AU-14). */
  errors: object;
  onSubmit: () => void;
  children: ReactNode;
}

/** Registers typed input as unsaved work until the form unmounts (RL-22). */
function useUnsaved(): () => void {
  const release = useRef<() => void>(undefined);
  // An insertion effect survives hiding the page, which keeps its input.
  useInsertionEffect(() => () => release.current?.(), []);
  return () => {
    release.current ??= unsavedWork.add();
  };
}

/** A form with one column of fields, without the browser's validation bubbles. */
export function Form({ label, errors, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const markUnsaved = useUnsaved();
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
      onInput={markUnsaved}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
