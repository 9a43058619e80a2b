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
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, close));
    return () => events.forEach((event) => document.removeEventListener(event, close));
  }, [container, isOpen, setIsOpen]);
}

/** The bell with the newest notifications in a popup. Escape or navigation closes it. */
export const BellMenu = observer(function BellMenu({ inbox, to, targetOf }: Props) {
  const name = useBell(inbox);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOutside(container, isOpen, setIsOpen);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
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
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BellIcon unread={inbox.unreadCount} />
      </button>
      <section id={id} aria-label="Newest notifications" hidden={!isOpen} className={styles.newest}>
        {isOpen ? (
          <NewestNotifications inbox={inbox} to={to} targetOf={targetOf} onGo={() => setIsOpen(false)} />
        ) : null}
      </section>
    </div>
  );
});
