import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Nothing to show: one sentence, and one action if there is one. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
