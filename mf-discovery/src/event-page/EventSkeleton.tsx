import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './EventSkeleton.module.css';

/** Placeholder for facts and description while the event loads. */
export function EventSkeleton() {
  return (
    <>
      <div className={styles.facts}>
        <Skeleton count={16} />
      </div>
      <div className={styles.description}>
        <Skeleton count={8} />
      </div>
    </>
  );
}
