import { type ReactNode, useEffect, useInsertionEffect, useRef } from 'react';
import { unsavedWork } from '../../browser/index';
import styles from './Form.module.css';

interface Props {
  label: string;
  /** The refused fields; when they change, focus goes to the first refused control (AU-14). */
  errors: object;
  onSubmit: () => void;
  children: ReactNode;
}

/** What is typed into a form is unsaved until the form is gone (RL-22). */
function useUnsaved(): () => void {
  const release = useRef<() => void>(undefined);
  // Unlike other effects this one is not undone while a page is kept out of sight: what was typed is still there.
  useInsertionEffect(() => () => release.current?.(), []);
  return () => {
    release.current ??= unsavedWork.add();
  };
}

/** One column of fields that checks itself: the browser's own bubbles stay away. */
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
