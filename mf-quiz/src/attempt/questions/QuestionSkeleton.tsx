import { Skeleton } from '@marquee/shared-contracts/ui';
import styles from './QuestionSkeleton.module.css';

/** Placeholder of a question with four options. */
export const QuestionSkeleton = () => (
  <>
    <Skeleton shape="title" />
    <div className={styles.options}>
      <div className={styles.shape} />
      <div className={styles.shape} />
      <div className={styles.shape} />
      <div className={styles.shape} />
    </div>
  </>
);
