import { type EventAction, eventAction, links, registrationLabel } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { LikeHeart } from '../liking/LikeHeart';
import styles from './ActionPanel.module.css';
import type { EventStore, ShownEvent } from './EventStore';
import { withInviteKey } from '../inviting/withInviteKey';

const REASON = 'why-not';

interface ActionProps {
  action: EventAction;
  /** Where registering goes on. */
  registerAt: string;
  eventId: string;
}

function Action({ action, registerAt, eventId }: ActionProps) {
  if (action.kind === 'link') {
    const to = action.to === links.registration(eventId) ? registerAt : action.to;
    return (
      <ButtonLink look="main" wide to={to}>
        {action.label}
      </ButtonLink>
    );
  }
  if (action.kind === 'login')
    return (
      <Button look="main" wide onClick={() => session.askToLogIn(registerAt)}>
        {action.label}
      </Button>
    );
  return (
    <Button wide disabled aria-describedby={action.reason === undefined ? undefined : REASON}>
      {action.label}
    </Button>
  );
}

function seatsText({ seatsLeft }: ShownEvent): string {
  if (seatsLeft === null) return 'Unlimited seats';
  return seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
}

interface Props {
  event: ShownEvent;
  store: EventStore;
  inviteKey: string | undefined;
}

/** The one thing to do now, always in sight, or why there is none (RG-3, RG-4). */
export const ActionPanel = observer(function ActionPanel({ event, store, inviteKey }: Props) {
  const state = store.state(event);
  const { viewer } = session;
  const action = eventAction({ ...event, state, registered: store.registered(event), viewer });
  const label = registrationLabel({ ...event, state });
  const status = state === 'OPEN' ? `${label} · ${seatsText(event)}` : label;
  return (
    <section aria-label="Registration" className={styles.panel}>
      {status === action.label ? null : <p className={styles.status}>{status}</p>}
      <div className={styles.buttons}>
        <Action
          action={action}
          eventId={event.id}
          registerAt={withInviteKey(links.registration(event.id), inviteKey)}
        />
        <LikeHeart eventId={event.id} title={event.title} />
      </div>
      {action.kind === 'none' && action.reason !== undefined ? (
        <p id={REASON} className={styles.reason}>
          {action.reason}
        </p>
      ) : null}
    </section>
  );
});
