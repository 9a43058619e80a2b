import { Dialog } from '@base-ui/react/dialog';
import { Glyph } from '../signs/Glyph';
import type { DialogProps } from './Dialog';
import styles from './Dialog.module.css';

/** The dialog itself; loaded with the first one that opens. */
export function DialogPopup({ title, open, alert = false, onClose, children }: DialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} role={alert ? 'alertdialog' : 'dialog'}>
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
