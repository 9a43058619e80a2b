import styles from './EventsTable.module.css';

/** Placeholder events: cards on phones, rows on wide windows. */
export function EventsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.shape} />
      <div className={styles.shape} />
      <div className={styles.shape} />
    </div>
  );
}
