import { encodeQR } from 'qr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** The accessible name. */
  label: string;
}

/** The quiet zone around the code, in modules. */
const EDGE = 4;

/** Draws all dark modules as one path, row by row. */
export function QrDrawing({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: EDGE, ecc: 'medium' });
  const modules = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={modules.join('')} />
    </svg>
  );
}
