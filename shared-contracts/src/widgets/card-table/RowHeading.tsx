import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  children: ReactNode;
  /** A secondary text under the heading, such as an email. */
  detail?: string;
}

/** The heading of a `CardTable` row, on top of its card. */
export const RowHeading = ({ children, detail }: Props) => (
  <th scope="row">
    {children}
    {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
  </th>
);
