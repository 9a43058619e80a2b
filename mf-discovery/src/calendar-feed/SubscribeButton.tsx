import { Button, Dialog, Glyph } from '@marquee/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import styles from './CalendarFeed.module.css';

interface Props {
  text: string;
  /** A sentence that describes the calendar's events. */
  hint: string;
  children: ReactNode;
}

/** Opens a dialog with a calendar's addresses (EV-42, EV-43). */
export function SubscribeButton({ text, hint, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Glyph name="calendar" />
        {text}
      </Button>
      <Dialog title={text} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className={styles.body}>
          <p>{hint}</p>
          {children}
        </div>
      </Dialog>
    </>
  );
}
