import styles from './EventsTable.module.css';

/** The grey shape of a few events: cards on a phone, rows on a wide page. */
export function EventsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.shape} />
      <div className={styles.shape} />
      <div className={styles.shape} />
    </div>
  );
}
