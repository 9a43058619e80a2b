import { getTeamDeadline } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { Mailer } from '../../platform/mail/Mailer';
import { createThrottle, isWithinLimit, type Limit } from '../../platform/throttle/throttle';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { lockRegistration } from '../registration/lockRegistration';
import { type LockedTeam, lockTeam, findMembers } from './lockTeam';
import { createJoinRequestMail, createJoinRequestNotification } from './teamNotifications';
import { findOwnTeamId, findTeamEventId } from './queries';
import { hasStartedQuiz, requireChangeableTeam, requireTeamsOpen } from './teamDeadline';

/** How long a rejected person waits before asking the team again (TM-5). */
export const REJECTION_PAUSE_MS = 86_400_000;

/** Maximum requests of one person to one team, and pending requests in an event (TM-5). */
const MAX_PER_TEAM = 3;
const MAX_PENDING = 10;

/** Mails to one leader a day, because many people may ask, and about one person who asks again (TM-5). */
const REQUEST_MAILS: Limit = { name: 'join-request-mails', hits: 20, seconds: 86_400 };
const PERSON_MAILS: Limit = { name: 'join-request-mails-of-person', hits: 1, seconds: 86_400 };

interface JoinRequestInput {
  teamId: string;
  person: { id: string; firstname: string; lastname: string };
  /** '' without a message. */
  message: string;
  clock: Clock;
}

/**
 * Creates a pending request and notifies the leader, also by mail; a repeat returns the pending request (TM-5).
 * @throws `NOT_REGISTERED`, `ALREADY_IN_TEAM`, the error of a limit, or of a team that accepts nobody
 */
export async function requestToJoin(
  transaction: DatabaseTransaction,
  mailer: Mailer,
  { teamId, person, message, clock }: JoinRequestInput,
): Promise<{ id: string; isFirst: boolean }> {
  const eventId = await findTeamEventId(transaction, teamId);
  // The lock on the person keeps the following counts valid.
  if (eventId === undefined || !(await lockRegistration(transaction, eventId, person.id)))
    refuse('NOT_REGISTERED');
  const team = (await lockTeam(transaction, teamId, clock)) ?? refuse('NOT_FOUND');
  const { now } = team;
  const earlier = await findEarlierRequests(transaction, team.eventId, person.id);
  const toTeam = earlier.filter((request) => request.teamId === teamId);
  const waiting = toTeam.find(({ state }) => state === 'PENDING');
  // After the deadline a request counts as expired, even before the background job has marked it (TM-9).
  if (waiting !== undefined && now < getTeamDeadline(team)) return { id: waiting.id, isFirst: false };
  const leaderId = await requireJoinableTeam(transaction, team, person.id);
  requireWithinLimits(earlier, toTeam, team);
  const id = uuidv7();
  await transaction
    .insertInto('joinRequests')
    .values({ eventId: team.eventId, id, teamId, userId: person.id, message, requestedAt: now })
    .execute();
  await notify(transaction, [createJoinRequestNotification(team, leaderId, { ...person, id })], now);
  await mailLeader(transaction, mailer, { team, leaderId, person, message });
  return { id, isFirst: true };
}

interface LedTeam {
  team: LockedTeam;
  leaderId: string;
}

async function mailLeader(
  transaction: DatabaseTransaction,
  mailer: Mailer,
  { team, leaderId, person, message }: Pick<JoinRequestInput, 'person' | 'message'> & LedTeam,
): Promise<void> {
  const throttles = [
    createThrottle(PERSON_MAILS, `${team.id} ${person.id}`),
    createThrottle(REQUEST_MAILS, leaderId),
  ];
  for (const throttle of throttles) if (!(await isWithinLimit(transaction, throttle, team.now))) return;
  const leader = await transaction
    .selectFrom('accounts')
    .select(['email', 'firstname'])
    .where('id', '=', leaderId)
    .executeTakeFirstOrThrow();
  await mailer.enqueue(transaction, createJoinRequestMail(team, leader, { ...person, message }), team.now);
}

const findEarlierRequests = (transaction: DatabaseTransaction, eventId: string, userId: string) =>
  transaction
    .selectFrom('joinRequests')
    .select(['id', 'teamId', 'state', 'answeredAt'])
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();

type EarlierRequests = Awaited<ReturnType<typeof findEarlierRequests>>;

/** Throws if the person has a team or the team accepts nobody. Returns the leader's id. */
async function requireJoinableTeam(
  transaction: DatabaseTransaction,
  team: LockedTeam,
  userId: string,
): Promise<string> {
  if ((await findOwnTeamId(transaction, team.eventId, userId)) !== undefined) refuse('ALREADY_IN_TEAM');
  requireTeamsOpen(team);
  if (await hasStartedQuiz(transaction, { eventId: team.eventId, userId })) refuse('ATTEMPT_EXISTS');
  await requireChangeableTeam(transaction, team);
  const members = await findMembers(transaction, team);
  if (members.length >= team.maxTeamSize) refuse('TEAM_FULL');
  return members.find(({ leader }) => leader)?.userId ?? refuse('NOT_FOUND');
}

// Withdrawn requests count among the three; otherwise repeated requests could flood the leader's
// notifications.
function requireWithinLimits(earlier: EarlierRequests, toTeam: EarlierRequests, team: LockedTeam): void {
  const { now } = team;
  const measureWait = (instant: number) => ({ retryAfterSeconds: (instant - now.getTime()) / 1000 });
  if (toTeam.length >= MAX_PER_TEAM) refuse('ASKED_OFTEN', measureWait(getTeamDeadline(team).getTime()));
  const rejections = toTeam.flatMap(({ state, answeredAt }) =>
    state === 'REJECTED' && answeredAt !== null ? [answeredAt.getTime()] : [],
  );
  const again = Math.max(0, ...rejections) + REJECTION_PAUSE_MS;
  if (now.getTime() < again) refuse('REJECTED_BEFORE', measureWait(again));
  const waiting = earlier.filter(({ state }) => state === 'PENDING').length;
  if (waiting >= MAX_PENDING) refuse('REQUESTS_WAITING', measureWait(getTeamDeadline(team).getTime()));
}
