import type { Notification } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import bell from './Bell.module.css';
import styles from './BellMenu.module.css';
import { BellIcon } from './BellIcon';
import type { Inbox } from './Inbox';
import { NewestNotifications } from './NewestNotifications';
import { useBell } from './useBell';

interface Props {
  inbox: Inbox;
  /** The path of all notifications. */
  to: string;
  targetOf: (notification: Notification) => { to: string } | undefined;
}

function useCloseOutside(
  container: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, close));
    return () => events.forEach((event) => document.removeEventListener(event, close));
  }, [container, open, setOpen]);
}

/** The bell with the newest notifications in a popup. Escape or navigation closes it. */
export const BellMenu = observer(function BellMenu({ inbox, to, targetOf }: Props) {
  const name = useBell(inbox);
  const [open, setOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOutside(container, open, setOpen);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={container} role="presentation" className={styles.container} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={bell.bell}
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <BellIcon unread={inbox.unreadCount} />
      </button>
      <section id={id} aria-label="Newest notifications" hidden={!open} className={styles.newest}>
        {open ? (
          <NewestNotifications inbox={inbox} to={to} targetOf={targetOf} onGo={() => setOpen(false)} />
        ) : null}
      </section>
    </div>
  );
});
