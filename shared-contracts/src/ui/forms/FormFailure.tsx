import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** Why a form as a whole was refused, said at once to a screen reader; `children` is a way on, a link for instance. */
export function FormFailure({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      {children}
    </div>
  );
}
