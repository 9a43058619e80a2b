import { lazyWithRetry } from '../lazyWithRetry';
import type { CodeFieldProps } from './CodeBoxes';
import styles from './CodeField.module.css';
import field from './Field.module.css';

const { Component: CodeBoxes } = lazyWithRetry(async () => (await import('./CodeBoxes')).CodeBoxes);

/** The field of a one-time code: digits only, paste fills all boxes, typing moves to the next box (AU-21). */
export function CodeField(props: CodeFieldProps) {
  const shape = (
    <div className={field.field}>
      <span className={field.label}>{props.label}</span>
      <div className={styles.boxes} />
      <p className={styles.error} />
    </div>
  );
  return <CodeBoxes {...props} instead={shape} />;
}
