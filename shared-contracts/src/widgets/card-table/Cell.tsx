import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** The column, as a card names it; none for what speaks for itself. */
  label?: string;
  /** On a card it takes a row of its own. */
  wide?: boolean;
  /** On a wide page it is never broken. */
  oneLine?: boolean;
  children: ReactNode;
}

/** One cell of a `CardTable`. */
export const Cell = ({ label, wide, oneLine, children }: Props) => (
  <td
    data-label={label}
    className={[wide ? styles.wide : '', oneLine ? styles.oneLine : ''].join(' ').trim() || undefined}
  >
    {children}
  </td>
);
