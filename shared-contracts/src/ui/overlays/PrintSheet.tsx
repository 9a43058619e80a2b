import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintSheet.module.css';

/** Content that replaces the whole page on paper and is hidden on the screen. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div data-print-sheet className={styles.sheet}>
      {children}
    </div>,
    document.body,
  );
