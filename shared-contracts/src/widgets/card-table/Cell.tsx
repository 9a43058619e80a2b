import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** The cell's label on a card; none for self-explanatory cells. */
  label?: string;
  /** Takes a full row of a card. */
  wide?: boolean;
  /** Never wraps on a wide page. */
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
