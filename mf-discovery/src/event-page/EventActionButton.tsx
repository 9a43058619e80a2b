import { type EventAction, links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { withInviteKey } from '../event-route/useEventAddress';
import { ConfirmSeatButton } from '../waitlist/ConfirmSeatButton';
import { QuizButton } from './QuizButton';
import { UnavailableButton } from './UnavailableButton';
import type { ViewedEvent } from './EventStore';

interface Props {
  action: EventAction;
  event: ViewedEvent;
  inviteKey: string | undefined;
}

/** Passes the invite key only to links that still need it; registered participants need none. */
const needsInviteKey = (path: string, eventId: string): boolean =>
  [links.registration(eventId), links.event(eventId)].some((address) => path.startsWith(address));

/** The event's action button, rendered from the contract's `getEventAction` table. */
export function EventActionButton({ action, event, inviteKey }: Props) {
  if (action.kind === 'link')
    return (
      <ButtonLink
        look="main"
        isWide
        to={needsInviteKey(action.to, event.id) ? withInviteKey(action.to, inviteKey) : action.to}
      >
        {action.label}
      </ButtonLink>
    );
  if (action.kind === 'login') {
    const registerAt = withInviteKey(links.registration(event.id), inviteKey);
    return (
      <Button look="main" isWide onClick={() => session.promptLogin(registerAt)}>
        {action.label}
      </Button>
    );
  }
  if (action.kind === 'quiz') return <QuizButton eventId={event.id} label={action.label} />;
  if (action.kind === 'confirm')
    return <ConfirmSeatButton eventId={event.id} inviteKey={inviteKey} label={action.label} />;
  if (action.kind === 'refused')
    return <UnavailableButton action={action} startTime={event.startTime} timezone={event.timezone} />;
  return (
    <Button isWide disabled>
      {action.label}
    </Button>
  );
}
