import { formatFullName, links, REQUEST_ID_PHRASE, type RequestState } from '@marquee/shared-contracts';
import type { MailMessage } from '../../platform/mail/Mailer';
import type { NewNotification } from '../notifications/notify';

interface NamedTeam {
  id: string;
  eventId: string;
  name: string;
}

interface Person {
  firstname: string;
  lastname: string;
}

/**
 * The dedupe key of a request's notification, which moves with the leadership and follows the request's
 * state.
 */
export const getRequestKey = (requestId: string): string => `join-request:${requestId}`;

/** Notifies the leader. The text ends with the request's id, for clients that ignore `action` (TM-6). */
export const createJoinRequestNotification = (
  team: NamedTeam,
  leaderId: string,
  request: { id: string } & Person,
): NewNotification => ({
  recipientId: leaderId,
  type: 'JOIN_REQUEST',
  title: 'Join request',
  message: `${formatFullName(request)} would like to join ${team.name}. ${REQUEST_ID_PHRASE}${request.id}`,
  eventId: team.eventId,
  action: { type: 'JOIN_REQUEST', requestId: request.id, teamId: team.id, state: 'PENDING' },
  dedupeKey: getRequestKey(request.id),
});

/** The mail to the leader, with a link to the page that answers the request. */
export const createJoinRequestMail = (
  team: NamedTeam & { eventTitle: string },
  leader: { email: string; firstname: string },
  person: Person & { message: string },
): MailMessage => ({
  to: leader.email,
  subject: `${formatFullName(person)} would like to join ${team.name}`,
  text:
    `Hello ${leader.firstname},\n\n${formatFullName(person)} would like to join your team ${team.name} ` +
    `for ${team.eventTitle}. Accept or decline the request on the team’s page.` +
    (person.message === '' ? '' : `\n\nTheir message: “${person.message}”`),
  action: { label: 'Open my team', path: links.team(team.eventId) },
});

const ANSWER_TEXTS = {
  APPROVED: (team: string) => `You are now a member of ${team}.`,
  REJECTED: (team: string) => `${team} did not accept your request.`,
  CANCELLED: (team: string) => `${team} was deleted before your request was answered.`,
} as const satisfies Partial<Record<RequestState, (team: string) => string>>;

export type Answer = keyof typeof ANSWER_TEXTS;

/** The dedupe key of the answer to a request. */
export const getAnswerKey = (requestId: string): string => `join-answer:${requestId}`;

/** Notifies the requesting person of the outcome (TM-16). */
export const createJoinAnswerNotification = (
  team: NamedTeam,
  request: { id: string; userId: string },
  state: Answer,
): NewNotification => ({
  recipientId: request.userId,
  type: 'JOIN_ANSWER',
  title: 'Answer to your join request',
  message: ANSWER_TEXTS[state](team.name),
  eventId: team.eventId,
  action: { type: 'JOIN_ANSWER', requestId: request.id, teamId: team.id, state },
  dedupeKey: getAnswerKey(request.id),
});

/** The mail to the requesting person. */
export const createJoinAnswerMail = (
  team: NamedTeam & { eventTitle: string },
  person: Person & { email: string },
  state: Answer,
): MailMessage => ({
  to: person.email,
  subject: `Your request to join ${team.name}`,
  text: `Hello ${person.firstname},\n\n${ANSWER_TEXTS[state](team.name)}\n\nEvent: ${team.eventTitle}`,
  action: { label: 'See the event', path: links.event(team.eventId) },
});

/** Notifies people of a change in their team; `cause` and its time make the change unique (TM-16). */
export const createTeamChangeNotifications = (
  team: NamedTeam,
  recipients: readonly { userId: string }[],
  { cause, message, now }: { cause: string; message: string; now: Date },
): NewNotification[] =>
  recipients.map(({ userId }) => ({
    recipientId: userId,
    type: 'TEAM_CHANGE',
    title: 'Your team has changed',
    message,
    eventId: team.eventId,
    action: { type: 'TEAM_CHANGE', teamId: team.id },
    dedupeKey: `team:${team.id}:${cause}:${now.getTime()}`,
  }));
