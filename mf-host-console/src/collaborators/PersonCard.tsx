import { Avatar } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './Collaborators.module.css';

/** Text for a missing profile field (HO-7). */
const UNKNOWN = 'N/A';

interface Props {
  name: string;
  designation: string | null;
  organization: string | null;
  imageUrl: string;
  /** Further details of the host. */
  detail?: ReactNode;
  /** Actions for the host. */
  children?: ReactNode;
}

/** A host with picture, name, role and institution. */
export function PersonCard({ name, designation, organization, imageUrl, detail, children }: Props) {
  return (
    <li className={styles.person}>
      <Avatar name={name} imageUrl={imageUrl} size={48} />
      <div className={styles.body}>
        <strong>{name}</strong>
        <span className={styles.muted}>{`${designation ?? UNKNOWN} · ${organization ?? UNKNOWN}`}</span>
        {detail}
      </div>
      {children}
    </li>
  );
}
