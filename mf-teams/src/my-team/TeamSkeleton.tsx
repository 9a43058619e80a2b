import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './TeamCard.module.css';

/** Placeholder of a team: name, facts and members. */
export function TeamSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="title" />
      <Skeleton count={8} />
    </div>
  );
}
