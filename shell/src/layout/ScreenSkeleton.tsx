import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './ScreenSkeleton.module.css';

/** The skeleton of any screen. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <output className="visually-hidden">Loading…</output>
      <Skeleton shape="title" />
      <Skeleton count={3} />
    </div>
  );
}
