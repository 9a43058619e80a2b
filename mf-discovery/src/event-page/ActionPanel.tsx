import { getEventAction, links, errorCatalogue, getRegistrationLabel } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { JoinButton } from '../join-link/JoinButton';
import { LikeButton } from '../like/LikeButton';
import { EventActionButton } from './EventActionButton';
import styles from './ActionPanel.module.css';
import { Countdown } from './Countdown';
import type { EventStore, ViewedEvent } from './EventStore';
import { useServerNow } from './useServerNow';

function formatSeatsLeft({ seatsLeft }: ViewedEvent): string {
  if (seatsLeft === null) return 'Unlimited seats';
  return seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
}

const formatRegistered = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

interface Props {
  event: ViewedEvent;
  store: EventStore;
  inviteKey: string | undefined;
}

/** Hosts of the event get a link to its management instead of the action button. */
function ManageAction({ eventId, registrations }: { eventId: string; registrations: number }) {
  return (
    <>
      <p className={styles.status}>{`Your event · ${formatRegistered(registrations)} registered`}</p>
      <ButtonLink look="main" isWide to={links.eventDetail(eventId)}>
        Manage event
      </ButtonLink>
    </>
  );
}

/** The event's current action, or why it has none, with a countdown; always visible. */
export const ActionPanel = observer(function ActionPanel({ event, store, inviteKey }: Props) {
  const now = useServerNow();
  const state = store.getState(event, now);
  const { viewer } = session;
  const action = getEventAction({ ...event, state, registered: store.isRegistered(event), viewer, now });
  const label = getRegistrationLabel({ ...event, state });
  const note = action.kind === 'link' && action.note ? errorCatalogue[action.note].message : undefined;
  const open = state === 'OPEN' ? `${label} · ${formatSeatsLeft(event)}` : label;
  const status = note ?? (action.kind === 'confirm' ? 'A seat is reserved for you' : open);
  const hosted = event.hosted;
  return (
    <section aria-label="Registration" className={styles.panel}>
      <JoinButton event={event} now={now} isWide />
      {hosted ? <ManageAction eventId={event.id} registrations={hosted.registrations} /> : null}
      {hosted || status === action.label ? null : <p className={styles.status}>{status}</p>}
      {action.kind === 'login' ? <p className={styles.reason}>Log in or sign up to register.</p> : null}
      <Countdown event={event} state={state} now={now} />
      {hosted ? null : (
        <div className={styles.buttons}>
          <EventActionButton action={action} event={event} inviteKey={inviteKey} />
          <LikeButton eventId={event.id} title={event.title} inviteKey={inviteKey} />
        </div>
      )}
    </section>
  );
});
