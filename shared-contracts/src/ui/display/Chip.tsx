import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A short state or fact; `strong` for emphasis. */
export function Chip({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <span className={`${styles.chip} ${strong ? styles.strong : styles.plain}`}>{children}</span>;
}
