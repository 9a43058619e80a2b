import { type EventCard, getEventAction, links } from '@marquee/shared-contracts';
import { serverClock, session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

interface Props {
  event: EventCard;
  /** The label of the button; by default the action's. */
  label?: string;
  /** Shown where nobody can register from a card. */
  children?: ReactNode;
}

/** Opens the registration form of a listed event; visitors log in first (RT-9). */
export const RegisterButton = observer(function RegisterButton({ event, label, children }: Props) {
  const registered = session.marks.registered.has(event.id);
  const state = registered ? 'REGISTERED' : event.registrationState;
  const { viewer } = session;
  const { wait, request } = session.marks.pending.get(event.id) ?? {};
  const action = getEventAction({
    ...event,
    state,
    registered,
    viewer,
    wait,
    request,
    now: serverClock.now(),
  });
  const text = event.approval ? action.label : (label ?? action.label);
  const name = label === undefined ? undefined : `${text}: ${event.title}`;
  if (action.kind === 'login')
    return (
      <Button look="main" aria-label={name} onClick={() => session.promptLogin(links.registration(event.id))}>
        {text}
      </Button>
    );
  if (action.kind === 'link' && state === 'OPEN')
    return (
      <ButtonLink look="main" to={action.to} aria-label={name}>
        {text}
      </ButtonLink>
    );
  return children;
});
