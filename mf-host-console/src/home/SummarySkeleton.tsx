import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './EventSummary.module.css';

/** Placeholder of the first event. */
export function SummarySkeleton() {
  return (
    <div className={styles.summary}>
      <div className={`${styles.picture} ${styles.shape}`} />
      <div className={styles.text}>
        <Skeleton shape="title" />
        <Skeleton count={5} />
      </div>
    </div>
  );
}
