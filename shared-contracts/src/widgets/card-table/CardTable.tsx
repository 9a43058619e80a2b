import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** The table's content and order, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** The name of the last column, whose heading is visually hidden. */
  actions?: string;
  /**
   * Rows of `tr` with a `RowHeading` and `Cell`s; `data-dim` greys a row, and its category or the brand colours its
   * edge.
   */
  children: ReactNode;
}

/** A table; on a phone each row becomes a short card, whose cells flow like words. */
export const CardTable = ({ caption, columns, actions, children }: Props) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {actions === undefined ? null : (
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
