import { lazy, Suspense } from 'react';
import styles from './CodeField.module.css';

export interface CodeFieldProps {
  label: string;
  /** How many digits. */
  length: number;
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
  /** The last digit was entered. */
  onComplete: (value: string) => void;
}

const CodeBoxes = lazy(async () => ({ default: (await import('./CodeBoxes')).CodeBoxes }));

/** The boxes of a one-time code: digits only, paste fills all, typing goes on to the next (AU-21). */
export function CodeField(props: CodeFieldProps) {
  return (
    <Suspense fallback={<div className={styles.boxes} aria-hidden="true" />}>
      <CodeBoxes {...props} />
    </Suspense>
  );
}
