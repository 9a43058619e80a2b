import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type Toast, TOAST_MILLISECONDS, toasts } from '../../browser/index';
import { Glyph } from '../signs/Glyph';
import styles from './Toast.module.css';

function OneToast({ toast, paused }: { toast: Toast; paused: boolean }) {
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => toasts.dismiss(toast.id), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [toast.id, paused]);
  return (
    <li
      className={`${styles.toast} ${styles[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
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
    </li>
  );
}

// chosen: our own list rather than the kit library's toasts. The store already holds limit, order and repeats (AP-5),
// so the library would keep the same list a second time, for 9 kB more.
/** At the top, centred; errors interrupt a screen reader, the others wait; they stay while pointed at or focused. */
export const ToastList = observer(function ToastList() {
  const [paused, setPaused] = useState(false);
  return (
    <ul
      className={styles.list}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.list.map((toast) => (
        <OneToast key={toast.id} toast={toast} paused={paused} />
      ))}
    </ul>
  );
});
