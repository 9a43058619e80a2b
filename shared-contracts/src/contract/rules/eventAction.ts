import type { Category, OwnRequest, OwnWait } from '../entities/event';
import { links } from '../links';
import { formatShortDateTime } from './dates';
import type { AttemptState } from './quizWindow';
import type { RegistrationState } from './registrationState';

/**
 * The action button of an event: disabled, login, link, quiz start, confirmed seat, or an error by its code. `note` names the text
 * beside the button.
 */
export type EventAction =
  | { kind: 'none'; label: string }
  | { kind: 'login'; label: string }
  | { kind: 'link'; label: string; to: string; note?: 'QUIZ_OVER' }
  | { kind: 'quiz'; label: string }
  | { kind: 'confirm'; label: string }
  | { kind: 'refused'; label: string; refusal: 'QUIZ_NOT_STARTED' | 'QUIZ_SUBMITTED' | 'HOST_NOT_ALLOWED' };

/** The input of the decision; `now` is the server's time in milliseconds. */
export interface EventActionFacts {
  id: string;
  category: Category;
  registerStart: string;
  startTime: string;
  teamCreationAllowed: boolean;
  state: RegistrationState;
  registered: boolean;
  viewer: 'visitor' | 'user' | 'host';
  /** The participant's attempt at a quiz. */
  attemptState?: AttemptState | null | undefined;
  /** Until when the participant needs a team (RG-10). */
  needsTeamBy?: string | null | undefined;
  /** Whether a full event has a waitlist (RG-19). */
  waitlist?: boolean | undefined;
  /** The participant's place in the waitlist. */
  wait?: OwnWait | null | undefined;
  /** Whether hosts approve each registration (RG-22). */
  approval?: boolean | undefined;
  /** The participant's request. */
  request?: Pick<OwnRequest, 'state'> | null | undefined;
  now: number;
}

/** The anchor of the event page's timeline; a hackathon without teams links there (RT-7). */
export const TIMELINE_PART = 'timeline';

/** The text for a host instead of Register (AU-30). */
export const HOST_CANNOT_REGISTER = 'You are signed in as a host. Use a participant account to register.';

const LABELS = {
  OPEN: 'Registration open',
  FULL: 'Event full',
  CLOSED: 'Registration closed',
  ENDED: 'Event ended',
  CANCELLED: 'Cancelled',
  REGISTERED: 'Already Registered',
} as const;

const ON_WAITLIST = { kind: 'none', label: 'On the waitlist' } as const;

const REQUEST = 'Request to register';

/** The states of a request on the action button (RG-22). */
const REQUESTED = {
  PENDING: { kind: 'none', label: 'Waiting for approval' },
  DECLINED: { kind: 'none', label: 'Request declined' },
} as const;

/** The registration state in words, for chips and the disabled button (RG-3). */
export const getRegistrationLabel = (event: Pick<EventActionFacts, 'state' | 'registerStart'>): string =>
  event.state === 'NOT_OPEN'
    ? `Registration opens ${formatShortDateTime(event.registerStart)}`
    : LABELS[event.state];

/** The button of a quiz after registration (RG-4). */
function getQuizAction({ id, state, startTime, attemptState, now }: EventActionFacts): EventAction {
  const leaderboard = { kind: 'link', label: 'View leaderboard', to: links.leaderboard(id) } as const;
  if (state === 'ENDED') return { ...leaderboard, note: 'QUIZ_OVER' };
  if (attemptState === 'SUBMITTED' || attemptState === 'AUTO_SUBMITTED') return leaderboard;
  if (attemptState === 'DISQUALIFIED')
    return { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_SUBMITTED' };
  if (now < Date.parse(startTime))
    return { kind: 'refused', label: 'Start Quiz', refusal: 'QUIZ_NOT_STARTED' };
  return { kind: 'quiz', label: attemptState === 'OPEN' ? 'Resume quiz' : 'Start Quiz' };
}

/** The action of a full event, or of a person who waits for a seat (RG-19, RG-21). */
function getWaitlistAction({ id, viewer, waitlist, wait, approval }: EventActionFacts): EventAction {
  if (wait) return wait.confirmBy ? { kind: 'confirm', label: 'Confirm my seat' } : ON_WAITLIST;
  if (!waitlist || viewer === 'host') return { kind: 'none', label: LABELS.FULL };
  const label = approval ? REQUEST : 'Join the waitlist';
  return viewer === 'visitor'
    ? { kind: 'login', label }
    : { kind: 'link', label, to: links.registration(id) };
}

/** The link of See Details: the team page, or the timeline without teams (RT-7). */
const getDetailsLink = ({ id, teamCreationAllowed }: EventActionFacts): string =>
  teamCreationAllowed ? links.team(id) : `${links.event(id)}#${TIMELINE_PART}`;

/** Whether the next step of a registered person is a team (RG-10); until the start, a quiz says when it starts. */
export const isTeamNext = ({
  state,
  category,
  needsTeamBy,
  now,
}: Pick<EventActionFacts, 'state' | 'category' | 'needsTeamBy' | 'now'>): boolean =>
  state === 'REGISTERED' && category !== 'quiz' && now < Date.parse(needsTeamBy ?? '');

/** The state in words of a person who waits or asked, for chips (RG-19, RG-22). */
export function getPendingLabel({ wait, request }: Pick<EventActionFacts, 'wait' | 'request'>): string {
  if (wait) return wait.confirmBy ? 'Seat reserved' : ON_WAITLIST.label;
  return REQUESTED[request?.state ?? 'PENDING'].label;
}

/** Whether a request is the only way to a seat; hosts decide it also after registration has closed (RG-23). */
const isRequestShown = ({ state, wait, approval }: EventActionFacts): boolean =>
  !wait && (state === 'CLOSED' || (approval === true && (state === 'OPEN' || state === 'FULL')));

/** Decides the button's state, for the event page and every card (RG-3, RG-4, RT-7). */
export function getEventAction(event: EventActionFacts): EventAction {
  const { state, registered, category, viewer } = event;
  if (registered && category === 'quiz' && state !== 'CANCELLED') return getQuizAction(event);
  if (isTeamNext(event))
    return { kind: 'link', label: 'Create or join a team', to: links.createOrJoin(event.id, 'create') };
  if (state === 'REGISTERED' && category === 'hackathon')
    return { kind: 'link', label: 'See Details', to: getDetailsLink(event) };
  if (event.request && isRequestShown(event)) return REQUESTED[event.request.state];
  if (state === 'FULL' || (state === 'OPEN' && event.wait)) return getWaitlistAction(event);
  if (state !== 'OPEN') return { kind: 'none', label: getRegistrationLabel(event) };
  if (viewer === 'host') return { kind: 'refused', label: 'Register', refusal: 'HOST_NOT_ALLOWED' };
  return viewer === 'visitor'
    ? { kind: 'login', label: event.approval ? REQUEST : 'Register Now' }
    : { kind: 'link', label: event.approval ? REQUEST : 'Register', to: links.registration(event.id) };
}
