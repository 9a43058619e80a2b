import { lazyWithRetry } from '../lazyWithRetry';
import styles from './QrCode.module.css';
import type { QrCodeProps } from './QrDrawing';

const { Component: QrDrawing } = lazyWithRetry(async () => (await import('./QrDrawing')).QrDrawing);

/** A code that the camera of a phone reads, the same on light and dark pages. Its code is loaded when it is shown first. */
export function QrCode(props: QrCodeProps) {
  return (
    <div className={styles.board}>
      <QrDrawing {...props} />
    </div>
  );
}
