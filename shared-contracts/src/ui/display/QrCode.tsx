import { lazyWithRetry } from '../lazyWithRetry';
import styles from './QrCode.module.css';
import type { QrCodeProps } from './QrDrawing';

const { Component: QrDrawing } = lazyWithRetry(async () => (await import('./QrDrawing')).QrDrawing);

/** A QR code, dark on light in both themes. Its code loads on first use. */
export function QrCode(props: QrCodeProps) {
  return (
    <div className={styles.board}>
      <QrDrawing {...props} />
    </div>
  );
}
