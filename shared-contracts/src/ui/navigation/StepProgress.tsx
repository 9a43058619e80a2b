import styles from './StepProgress.module.css';

/** How far a form of several steps is. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{`Step ${step} of ${of}`}</p>
      <progress className={styles.bar} value={step} max={of} aria-hidden="true" />
    </div>
  );
}
