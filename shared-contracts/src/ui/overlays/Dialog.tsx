import { lazyWithRetry } from '../lazyWithRetry';
import type { DialogProps } from './DialogPopup';

const { Component: Popup, prepare } = lazyWithRetry(async () => (await import('./DialogPopup')).DialogPopup);

/** Loads the dialog's code ahead, for a screen whose dialog must open without a network too. */
export const preloadDialog = prepare;

/** A dialog that takes the focus and gives it back (RT-19). Its code is loaded when one opens first. */
export function Dialog(props: DialogProps) {
  return props.open ? <Popup {...props} /> : null;
}
