import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './TeamCard.module.css';

/** The team's grey shape: its name, its facts and a few members. */
export function TeamSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="title" />
      <Skeleton count={8} />
    </div>
  );
}
