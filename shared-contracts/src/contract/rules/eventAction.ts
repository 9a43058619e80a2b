import type { Category } from '../entities/event';
import { links } from '../links';
import { formatShortDateTime } from './dates';
import type { AttemptState } from './quizWindow';
import type { RegistrationState } from './registrationState';

/**
 * What the action button of an event says and does: nothing, ask for a login, lead somewhere, start the quiz, or say by
 * the name of a refusal why not. `note` names what is said beside it.
 */
export type EventAction =
  | { kind: 'none'; label: string }
  | { kind: 'login'; label: string }
  | { kind: 'link'; label: string; to: string; note?: 'QUIZ_OVER' }
  | { kind: 'quiz'; label: string }
  | { kind: 'refused'; label: string; refusal: 'QUIZ_NOT_STARTED' | 'QUIZ_SUBMITTED' | 'HOST_NOT_ALLOWED' };

/** What the button depends on; `viewer` is the role of the person, or a visitor, `now` the server's, in milliseconds. */
export interface EventActionFacts {
  id: string;
  category: Category;
  registerStart: string;
  startTime: string;
  teamCreationAllowed: boolean;
  state: RegistrationState;
  registered: boolean;
  viewer: 'visitor' | 'user' | 'host';
  /** The own attempt at a quiz. */
  attemptState?: AttemptState | null | undefined;
  now: number;
}

/** The part of an event's page that tells its stages; a hackathon without teams leads there (RT-7). */
export const TIMELINE_PART = 'timeline';

/** What a host reads in the place of Register (AU-30). */
export const HOST_CANNOT_REGISTER = 'You are signed in as a host. Use a participant account to register.';

const LABELS = {
  OPEN: 'Registration open',
  FULL: 'Event full',
  CLOSED: 'Registration closed',
  ENDED: 'Event ended',
  CANCELLED: 'Cancelled',
  REGISTERED: 'Already Registered',
} as const;

/** The state in words, as chips and the resting button show it (RG-3). */
export const registrationLabel = (event: Pick<EventActionFacts, 'state' | 'registerStart'>): string =>
  event.state === 'NOT_OPEN'
    ? `Registration opens ${formatShortDateTime(event.registerStart)}`
    : LABELS[event.state];

/** The button of a quiz that one is registered for (RG-4). */
function quizAction({ id, state, startTime, attemptState, now }: EventActionFacts): EventAction {
  const leaderboard = { kind: 'link', label: 'View leaderboard', to: links.leaderboard(id) } as const;
  if (state === 'ENDED') return { ...leaderboard, note: 'QUIZ_OVER' };
  if (attemptState === 'SUBMITTED' || attemptState === 'AUTO_SUBMITTED') return leaderboard;
  if (attemptState === 'DISQUALIFIED')
    return { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_SUBMITTED' };
  if (now < Date.parse(startTime))
    return { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_NOT_STARTED' };
  return { kind: 'quiz', label: attemptState === 'OPEN' ? 'Resume quiz' : 'Start Quiz' };
}

/** See Details of a hackathon: the own team, or the stages where people take part alone (RT-7). */
const detailsOf = ({ id, teamCreationAllowed }: EventActionFacts): string =>
  teamCreationAllowed ? links.team(id) : `${links.event(id)}#${TIMELINE_PART}`;

/** The one table of the button's states, for the event page and every card (RG-3, RG-4, RT-7). */
export function eventAction(event: EventActionFacts): EventAction {
  const { state, registered, category, viewer } = event;
  if (registered && category === 'quiz' && state !== 'CANCELLED') return quizAction(event);
  if (state === 'REGISTERED' && category === 'hackathon')
    return { kind: 'link', label: 'See Details', to: detailsOf(event) };
  if (state !== 'OPEN') return { kind: 'none', label: registrationLabel(event) };
  if (viewer === 'host') return { kind: 'refused', label: 'Register', refusal: 'HOST_NOT_ALLOWED' };
  return viewer === 'visitor'
    ? { kind: 'login', label: 'Register Now' }
    : { kind: 'link', label: 'Register', to: links.registration(event.id) };
}
