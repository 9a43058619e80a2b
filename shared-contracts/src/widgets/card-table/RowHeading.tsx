import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface Props {
  children: ReactNode;
  /** What is said more quietly under it, an e-mail say. */
  detail?: string;
}

/** What a row of a `CardTable` is about; the top of its card. */
export const RowHeading = ({ children, detail }: Props) => (
  <th scope="row">
    {children}
    {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
  </th>
);
