import { Button } from '@marquee/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import styles from './CardTable.module.css';

interface Props {
  /** The table's content and order, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** The name of the last column, whose heading is visually hidden. */
  actions?: string;
  /** Whether some cells are details, which a phone shows on demand. */
  hasDetails?: boolean;
  /**
   * Rows of `tr` with a `RowHeading` and `Cell`s; `data-dim` greys a row, and its category or the brand colours its
   * edge.
   */
  children: ReactNode;
}

/** A table; on a phone each row becomes a short card, whose cells flow like words. */
export function CardTable({ hasDetails = false, ...table }: Props) {
  const [isDetailed, setIsDetailed] = useState(false);
  return (
    <>
      {hasDetails ? (
        <div className={styles.toggle}>
          <Button look="quiet" onClick={() => setIsDetailed(!isDetailed)}>
            {isDetailed ? 'Hide details' : 'Show details'}
          </Button>
        </div>
      ) : null}
      <Table {...table} isDetailed={isDetailed} />
    </>
  );
}

const Table = ({
  caption,
  columns,
  actions,
  isDetailed,
  children,
}: Omit<Props, 'hasDetails'> & { isDetailed: boolean }) => (
  <table className={styles.table} data-detailed={isDetailed || undefined}>
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
