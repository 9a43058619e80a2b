import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './EventSkeleton.module.css';

/** The facts' and the introduction's places while the event loads. */
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
