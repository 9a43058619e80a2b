import { laterPart } from '../laterPart';
import type { DialogProps } from './DialogPopup';

const { Part: Popup, prepare } = laterPart(async () => (await import('./DialogPopup')).DialogPopup);

/** Loads the dialog's code ahead, for a screen whose dialog must open without a network too. */
export const prepareDialog = prepare;

/** A dialog that takes the focus and gives it back (RT-19). Its code is loaded when one opens first. */
export function Dialog(props: DialogProps) {
  return props.open ? <Popup {...props} /> : null;
}
