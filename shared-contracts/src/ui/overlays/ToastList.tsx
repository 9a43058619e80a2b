import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { type Toast, TOAST_MILLISECONDS, toasts } from '../../browser/index';
import { Glyph } from '../display/Glyph';
import styles from './Toast.module.css';

/** Whether a person points at the toasts or has the focus in them: then they stay. */
const attended = (toast: HTMLElement | null): boolean =>
  toast?.parentElement?.matches(':hover, :focus-within') ?? false;

function OneToast({ toast }: { toast: Toast }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!attended(shown.current)) toasts.dismiss(toast.id);
    }, TOAST_MILLISECONDS);
    return () => clearInterval(timer);
  }, [toast.id]);
  return (
    <div
      ref={shown}
      className={`${styles.toast} ${styles[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : undefined}
    >
      <span>{toast.text}</span>
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss"
        onClick={() => toasts.dismiss(toast.id)}
      >
        <Glyph name="close" />
      </button>
    </div>
  );
}

// chosen: our own list rather than the kit library's toasts. The store already holds limit, order and repeats (AP-5),
// so the library would keep the same list a second time.
/** The toasts at the top, centred. */
export const ToastList = observer(function ToastList() {
  return (
    <div className={styles.list}>
      {toasts.list.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
});
