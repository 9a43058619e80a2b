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
  /** Puts the cell's buttons beside the heading on a phone; its other content may be one span around all. */
  isBesideHeading?: boolean;
  /** Hides the cell on a phone until the table shows its details. */
  isDetail?: boolean;
  /** Never wraps. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** One cell of a `CardTable`. */
export const Cell = ({ label, isEmpty, isDetail, children, ...look }: Props) => (
  <td
    data-label={label}
    data-empty={isEmpty || undefined}
    data-detail={isDetail || undefined}
    className={getClassNames(look)}
  >
    {children}
  </td>
);

function getClassNames({ isObvious, isAction, isBesideHeading, isOneLine }: Partial<Props>) {
  const names = [
    isObvious ? styles.obvious : undefined,
    isAction ? styles.action : undefined,
    isBesideHeading ? styles.beside : undefined,
    isOneLine ? styles.oneLine : undefined,
  ];
  return names.filter((name) => name !== undefined).join(' ') || undefined;
}
