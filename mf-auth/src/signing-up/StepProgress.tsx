import styles from './StepProgress.module.css';

/** How far a sign-up is; the code screen is its last step. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{`Step ${step} of ${of}`}</p>
      <progress className={styles.bar} value={step} max={of} aria-hidden="true" />
    </div>
  );
}
