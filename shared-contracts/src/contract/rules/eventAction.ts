import type { Category } from '../entities/event';
import { links } from '../links';
import { formatMoment } from './dates';
import type { RegistrationState } from './registrationState';

/** What the action button of an event says and does: nothing, ask for a login, or lead somewhere. */
export type EventAction =
  | { kind: 'none'; label: string; reason?: string }
  | { kind: 'login'; label: string }
  | { kind: 'link'; label: string; to: string };

/** What the button depends on; `viewer` is the role of the person, or a visitor. */
export interface EventActionFacts {
  id: string;
  category: Category;
  registerStart: string;
  teamCreationAllowed: boolean;
  state: RegistrationState;
  registered: boolean;
  viewer: 'visitor' | 'user' | 'host';
}

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
    ? `Registration opens ${formatMoment(event.registerStart)}`
    : LABELS[event.state];

/** The one table of the button's states, for the event page and every card (RG-3, RG-4, RT-7). */
export function eventAction(event: EventActionFacts): EventAction {
  if (event.registered && event.state === 'ENDED' && event.category === 'quiz')
    return { kind: 'link', label: 'View leaderboard', to: links.leaderboard(event.id) };
  if (event.state === 'REGISTERED' && event.category === 'hackathon' && event.teamCreationAllowed)
    return { kind: 'link', label: 'See Details', to: links.team(event.id) };
  if (event.state !== 'OPEN') return { kind: 'none', label: registrationLabel(event) };
  if (event.viewer === 'host') return { kind: 'none', label: 'Register', reason: HOST_CANNOT_REGISTER };
  return event.viewer === 'visitor'
    ? { kind: 'login', label: 'Register' }
    : { kind: 'link', label: 'Register', to: links.registration(event.id) };
}
