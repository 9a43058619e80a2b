import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './OwnEventList.module.css';

/** Placeholder rows while a list loads. */
export function OwnEventSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton count={4} />
        </div>
      ))}
    </div>
  );
}
