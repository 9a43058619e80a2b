import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Glyph } from '../display/Glyph';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Marks an alert dialog, which interrupts screen readers. */
  isAlert?: boolean;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** The dialog's content, loaded with the first open dialog. */
export function DialogPopup({ title, isOpen, isAlert = false, onClose, children }: DialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOpening) => (isOpening ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} role={isAlert ? 'alertdialog' : 'dialog'}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <Glyph name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
