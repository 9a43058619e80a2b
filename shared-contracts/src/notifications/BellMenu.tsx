import type { Notification } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import bell from './Bell.module.css';
import styles from './BellMenu.module.css';
import { BellSign } from './BellSign';
import type { Inbox } from './Inbox';
import { NewestNotices } from './NewestNotices';
import { useBell } from './useBell';

interface Props {
  inbox: Inbox;
  /** Where all notices are. */
  to: string;
  placeOf: (notice: Notification) => { to: string } | undefined;
}

/** The bell that shows the newest notices under it (spec section 2). Escape, or going elsewhere, closes them. */
export const BellMenu = observer(function BellMenu({ inbox, to, placeOf }: Props) {
  const name = useBell(inbox);
  const [open, setOpen] = useState(false);
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, leave));
    return () => events.forEach((event) => document.removeEventListener(event, leave));
  }, [open]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={holder} role="presentation" className={styles.holder} onKeyDown={onKeyDown}>
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
        <BellSign unread={inbox.unreadCount} />
      </button>
      <section id={id} aria-label="Newest notifications" hidden={!open} className={styles.newest}>
        {open ? <NewestNotices inbox={inbox} to={to} placeOf={placeOf} onGo={() => setOpen(false)} /> : null}
      </section>
    </div>
  );
});
