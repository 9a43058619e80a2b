import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './EventCardSkeleton.module.css';

/** The place of a card while the list loads, of the card's own height. */
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
