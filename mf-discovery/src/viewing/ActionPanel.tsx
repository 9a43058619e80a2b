import { eventAction, links, refusals, registrationLabel } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { LikeHeart } from '../liking/LikeHeart';
import { Action } from './Action';
import styles from './ActionPanel.module.css';
import { Countdown } from './Countdown';
import type { EventStore, ShownEvent } from './EventStore';
import { useServerNow } from './useServerNow';

function seatsText({ seatsLeft }: ShownEvent): string {
  if (seatsLeft === null) return 'Unlimited seats';
  return seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
}

const registeredText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

interface Props {
  event: ShownEvent;
  store: EventStore;
  inviteKey: string | undefined;
}

/** What a host of the event finds in the button's place: the way to manage it. */
function OwnAction({ eventId, registrations }: { eventId: string; registrations: number }) {
  return (
    <>
      <p className={styles.status}>{`Your event · ${registeredText(registrations)} registered`}</p>
      <ButtonLink look="main" wide to={links.eventDetail(eventId)}>
        Manage event
      </ButtonLink>
    </>
  );
}

/** The one thing to do now, always in sight, or why there is none, and until when (RG-3, RG-4). */
export const ActionPanel = observer(function ActionPanel({ event, store, inviteKey }: Props) {
  const now = useServerNow();
  const state = store.state(event, now);
  const { viewer } = session;
  const action = eventAction({ ...event, state, registered: store.registered(event), viewer, now });
  const label = registrationLabel({ ...event, state });
  const note = action.kind === 'link' && action.note ? refusals[action.note].message : undefined;
  const status = note ?? (state === 'OPEN' ? `${label} · ${seatsText(event)}` : label);
  const own = event.hosted;
  return (
    <section aria-label="Registration" className={styles.panel}>
      {own ? <OwnAction eventId={event.id} registrations={own.registrations} /> : null}
      {own || status === action.label ? null : <p className={styles.status}>{status}</p>}
      {action.kind === 'login' ? <p className={styles.reason}>Log in or sign up to register.</p> : null}
      <Countdown event={event} state={state} now={now} />
      {own ? null : (
        <div className={styles.buttons}>
          <Action action={action} event={event} inviteKey={inviteKey} />
          <LikeHeart eventId={event.id} title={event.title} inviteKey={inviteKey} />
        </div>
      )}
    </section>
  );
});
