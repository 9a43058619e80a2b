import { lazy, type ReactNode, Suspense } from 'react';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Something that must be read before going on: a screen reader interrupts for it. */
  alert?: boolean;
  /** Escape, the close button or a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

const loadPopup = () => import('./DialogPopup');
const DialogPopup = lazy(async () => ({ default: (await loadPopup()).DialogPopup }));

/** Loads the dialog's code ahead, for a screen whose dialog must open without a network too. */
export const prepareDialog = (): void => void loadPopup().catch(() => undefined);

/** A dialog that takes the focus and gives it back (RT-19). Its code is loaded when one opens first. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  ) : null;
}
