import styles from './StepProgress.module.css';

/** Progress through a form of several steps. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.label}>{`Step ${step} of ${of}`}</p>
      <progress className={styles.bar} value={step} max={of} aria-hidden="true" />
    </div>
  );
}
