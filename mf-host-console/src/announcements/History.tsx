import { type Announcement, formatDateTime } from '@marquee/shared-contracts';
import { Button, CallView, Empty, Pagination, Skeleton, usePagePosition } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './Announcements.module.css';
import type { HistoryStore } from './HistoryStore';
import { Recipients } from './Recipients';

/** Milliseconds between two readings while mails are being sent. */
const PROGRESS_MS = 3_000;

/** The announcements that were sent, with the progress of their mails. */
export const History = observer(function History({ store }: { store: HistoryStore }) {
  const { page, after } = usePagePosition();
  const { isSending } = store;
  useEffect(() => store.show({ page, after }), [store, page, after]);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => void store.refresh(), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [store, isSending]);
  return (
    <section className={styles.section} aria-labelledby="sent">
      <h2 id="sent">Sent</h2>
      <CallView
        call={store.list}
        loadingText="Loading announcements..."
        skeleton={<Skeleton count={6} />}
        failureText="Announcements could not be loaded"
      >
        {({ content, totalPages, next }) =>
          content.length === 0 ? (
            <Empty text="Nothing was sent yet." />
          ) : (
            <>
              <ul className={styles.list}>
                {content.map((announcement) => (
                  <Item key={announcement.id} eventId={store.eventId} announcement={announcement} />
                ))}
              </ul>
              <Pagination label="Pages of announcements" page={page} pages={totalPages} next={next} />
            </>
          )
        }
      </CallView>
    </section>
  );
});

const TEAMS = { with: 'people in a team', without: 'people without a team' } as const;
const CHECK_IN = { yes: 'checked in', no: 'not checked in' } as const;

const STATES = { waiting: 'people on the waitlist', pending: 'people with an open request' } as const;

const formatAudience = ({ state, team, checkedIn }: Announcement): string =>
  state === 'waiting' || state === 'pending'
    ? STATES[state]
    : [...(team ? [TEAMS[team]] : []), ...(checkedIn ? [CHECK_IN[checkedIn]] : [])].join(', ') || 'everybody';

/** How many mails have been sent, of how many. */
const formatProgress = ({ recipients, mails: { waiting, sent, failed } }: Announcement): string =>
  [
    waiting === 0 ? `Sent to ${sent} of ${recipients}` : `Sending: ${sent} of ${recipients}`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
  ].join(' · ');

function Item({ eventId, announcement }: { eventId: string; announcement: Announcement }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, subject, text, author, createdAt } = announcement;
  return (
    <li>
      <article className={styles.item} aria-label={subject}>
        <h3>{subject}</h3>
        <p className={styles.note}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {` · ${author} · to ${formatAudience(announcement)}`}
        </p>
        <p className={styles.text}>{text}</p>
        <p aria-live="polite">{formatProgress(announcement)}</p>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide recipients' : 'Show recipients'}
          <span className="visually-hidden">{` of ${subject}`}</span>
        </Button>
        {isOpen ? <Recipients eventId={eventId} announcementId={id} /> : null}
      </article>
    </li>
  );
}
