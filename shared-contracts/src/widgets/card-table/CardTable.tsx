import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** What the table holds and in which order; for who does not see it. */
  caption: string;
  columns: readonly string[];
  /** The last column, whose cells need no heading that is seen. */
  actions?: string;
  /** A `tr` each, with a `RowHeading` and `Cell`s; `data-dim` greys one, its category or the brand edges it. */
  children: ReactNode;
}

/** A table; on a phone each row is a card that names its own cells. */
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
