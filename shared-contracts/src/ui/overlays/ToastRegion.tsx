import { observer } from 'mobx-react-lite';
import { toasts } from '../../browser/index';
import { ToastList } from './ToastList';

/**
 * Shows the toasts of the page; the shell has one. Errors interrupt a screen reader, the others wait (AP-5). Unlike
 * dialogs its code comes with the page: that the network is away must be said without it.
 */
export const ToastRegion = observer(function ToastRegion() {
  return <div aria-live="polite">{toasts.list.length === 0 ? null : <ToastList />}</div>;
});
