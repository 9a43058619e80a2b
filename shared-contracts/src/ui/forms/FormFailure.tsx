import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** The error of a whole form, announced immediately; `children` may offer a link. */
export function FormFailure({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      {children}
    </div>
  );
}
