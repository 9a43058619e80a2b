import type { ReactNode } from 'react';
import styles from './states.module.css';

/** An empty state: one sentence, and optionally an action. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
