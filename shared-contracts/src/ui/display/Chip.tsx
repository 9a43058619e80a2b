import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A short state or fact; `isStrong` for emphasis. */
export function Chip({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  return <span className={`${styles.chip} ${isStrong ? styles.strong : styles.plain}`}>{children}</span>;
}
