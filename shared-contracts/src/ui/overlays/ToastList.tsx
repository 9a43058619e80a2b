import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ACTION_TOAST_MILLISECONDS, type Toast, TOAST_MILLISECONDS, toasts } from '../../browser/index';
import { Glyph } from '../display/Glyph';
import styles from './Toast.module.css';

/** Whether the toasts have pointer or focus; they then stay. */
const hasAttention = (toast: HTMLElement | null): boolean =>
  toast?.parentElement?.matches(':hover, :focus-within') ?? false;

function OneToast({ toast }: { toast: Toast }) {
  const shown = useRef<HTMLDivElement>(null);
  const { id, action } = toast;
  const milliseconds = action === undefined ? TOAST_MILLISECONDS : ACTION_TOAST_MILLISECONDS;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!hasAttention(shown.current)) toasts.dismiss(id);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [id, milliseconds]);
  const runAction = () => {
    toasts.dismiss(id);
    action?.run();
  };
  return (
    <div
      ref={shown}
      className={`${styles.toast} ${styles[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : undefined}
    >
      <span className={styles.text}>{toast.text}</span>
      {action === undefined ? null : (
        <button type="button" className={`${styles.close} ${styles.action}`} onClick={runAction}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => toasts.dismiss(id)}>
        <Glyph name="close" />
      </button>
    </div>
  );
}

// chosen: our own list instead of the UI library's toasts, since the store already handles limit, order and repeats
// (AP-5).
/** The toasts, centred at the top. */
export const ToastList = observer(function ToastList() {
  return (
    <div className={styles.list}>
      {toasts.list.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
});
