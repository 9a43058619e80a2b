import { observer } from 'mobx-react-lite';
import { toasts } from '../../browser/index';
import { laterPart } from '../laterPart';

const { Part: ToastList } = laterPart(async () => (await import('./ToastList')).ToastList);

/**
 * Shows the toasts of the page; the shell has one. Errors interrupt a screen reader, the others wait (AP-5). The code
 * is loaded with the first toast.
 */
export const ToastRegion = observer(function ToastRegion() {
  return <div aria-live="polite">{toasts.list.length === 0 ? null : <ToastList />}</div>;
});
