import { observer } from 'mobx-react-lite';
import { toasts } from '../../browser/index';
import { ToastList } from './ToastList';

/**
 * Shows the page's toasts, once, in the shell. Errors interrupt screen readers (AP-5). Its code is part of the page,
 * so that offline messages can appear.
 */
export const ToastRegion = observer(function ToastRegion() {
  return <div aria-live="polite">{toasts.list.length === 0 ? null : <ToastList />}</div>;
});
