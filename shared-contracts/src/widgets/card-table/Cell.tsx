import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** The cell's label on a card; none for self-explanatory cells. */
  label?: string;
  /** Takes a full row of a card. */
  isWide?: boolean;
  /** Never wraps on a wide page. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** One cell of a `CardTable`. */
export const Cell = ({ label, isWide, isOneLine, children }: Props) => (
  <td
    data-label={label}
    className={[isWide ? styles.wide : '', isOneLine ? styles.oneLine : ''].join(' ').trim() || undefined}
  >
    {children}
  </td>
);
