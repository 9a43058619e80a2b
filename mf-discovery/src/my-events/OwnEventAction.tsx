import { getEventAction, links, type OwnEvent, type RegistrationState } from '@marquee/shared-contracts';
import { serverClock, session } from '@marquee/shared-contracts/browser';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';

const isOver = ({ registrationState }: OwnEvent): boolean =>
  registrationState === 'ENDED' || registrationState === 'CANCELLED';

/** The state of a listed event; a registration made on this page counts before the list is refreshed. */
export const getOwnState = (event: OwnEvent): RegistrationState =>
  session.marks.registered.has(event.id) && !isOver(event) ? 'REGISTERED' : event.registrationState;

interface Props {
  event: OwnEvent;
  look?: 'main' | undefined;
}

/** A link to the action that an own event allows now; nothing without one. */
export const OwnEventAction = observer(function OwnEventAction({ event, look }: Props) {
  const state = getOwnState(event);
  const registered = event.registered === true || state === 'REGISTERED';
  const action = getEventAction({
    ...event,
    state,
    registered,
    viewer: session.viewer,
    now: serverClock.now(),
  });
  // Quizzes open from the event page, which first checks whether the quiz is available.
  const to = action.kind === 'quiz' ? links.event(event.id) : action.kind === 'link' ? action.to : undefined;
  if (to === undefined) return null;
  return (
    <ButtonLink to={to} look={look} aria-label={`${action.label}: ${event.title}`}>
      {action.label}
    </ButtonLink>
  );
});
