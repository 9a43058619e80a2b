import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './EventsTable.module.css';

/** The grey shape of a few rows. */
export function EventsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="picture" />
    </div>
  );
}
