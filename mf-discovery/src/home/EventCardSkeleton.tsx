import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './EventCardSkeleton.module.css';

/** Placeholder with the height of an event card. */
export function EventCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <Skeleton count={6} />
      </div>
    </div>
  );
}
