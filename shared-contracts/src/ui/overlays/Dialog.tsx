import { lazyWithRetry } from '../lazyWithRetry';
import type { DialogProps } from './DialogPopup';

const { Component: Popup, prepare } = lazyWithRetry(async () => (await import('./DialogPopup')).DialogPopup);

/** Preloads the dialog's code, for dialogs that must open offline. */
export const preloadDialog = prepare;

/** A dialog that takes the focus and returns it (RT-19). Its code loads on first use. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <Popup {...props} /> : null;
}
