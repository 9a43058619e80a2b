import { type CalendarEvent, links } from '@marquee/shared-contracts';
import { canShare, copyLink, serverClock, shareLink } from '@marquee/shared-contracts/browser';
import { Button, Glyph } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { withInviteKey } from '../event-route/useEventAddress';
import { CalendarDialog } from './CalendarDialog';
import styles from './ShareActions.module.css';

interface Props {
  event: CalendarEvent & {
    visibility: 'public' | 'private';
    host?: { id?: string | undefined; organization: string };
  };
  inviteKey: string | undefined;
}

// A private event's address works for others only with its invite key (EV-10).
const getHint = (visibility: 'public' | 'private', inviteKey: string | undefined): string | undefined => {
  if (visibility === 'public') return undefined;
  return inviteKey === undefined
    ? 'Invite only: this link opens for people who are registered.'
    : 'Invite only: anyone with this link can open the event.';
};

/** Whether the event still belongs into a calendar. */
const isAhead = ({ cancelled, endTime }: CalendarEvent): boolean =>
  !cancelled && serverClock.now() < Date.parse(endTime);

/** Actions to share the event, copy its link and add it to a calendar. */
export function ShareActions({ event, inviteKey }: Props) {
  const [isChoosingCalendar, setIsChoosingCalendar] = useState(false);
  const address = new URL(withInviteKey(links.event(event.id), inviteKey), window.location.origin).href;
  const hint = getHint(event.visibility, inviteKey);
  return (
    <section aria-label="Share" className={styles.share}>
      <div className={styles.actions}>
        {canShare() ? (
          <Button onClick={() => void shareLink(event.title, address)}>
            <Glyph name="share" />
            Share
          </Button>
        ) : null}
        <Button onClick={() => void copyLink(address)}>
          <Glyph name="link" />
          Copy link
        </Button>
        {isAhead(event) ? (
          <Button aria-haspopup="dialog" onClick={() => setIsChoosingCalendar(true)}>
            <Glyph name="calendar" />
            Add to calendar
          </Button>
        ) : null}
      </div>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <CalendarDialog
        event={event}
        host={event.host}
        address={address}
        isOpen={isChoosingCalendar}
        onClose={() => setIsChoosingCalendar(false)}
      />
    </section>
  );
}
