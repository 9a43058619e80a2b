import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** The cell's label on a phone; none for actions. */
  label?: string;
  /** Hides the label of a self-explanatory value on a phone. */
  isObvious?: boolean;
  /** Hides a cell without a value on a phone. */
  isEmpty?: boolean;
  /** Puts actions at the end of a row on a phone. */
  isAction?: boolean;
  /** Never wraps on a wide page. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** One cell of a `CardTable`. */
export const Cell = ({ label, isObvious, isEmpty, isAction, isOneLine, children }: Props) => (
  <td
    data-label={label}
    data-empty={isEmpty || undefined}
    className={
      [isObvious ? styles.obvious : '', isAction ? styles.action : '', isOneLine ? styles.oneLine : '']
        .join(' ')
        .trim() || undefined
    }
  >
    {children}
  </td>
);
