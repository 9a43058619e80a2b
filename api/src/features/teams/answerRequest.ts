import { getTeamDeadline, type RequestState } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { Mailer } from '../../platform/mail/Mailer';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { addMember } from './addMember';
import { closeRequest } from './closeRequests';
import { lockRegistration } from '../registration/lockRegistration';
import { type LockedTeam, lockTeamAsLeader } from './lockTeam';
import { createJoinAnswerMail, createJoinAnswerNotification } from './teamNotifications';
import { findRequest } from './queries';
import { hasStartedQuiz } from './teamDeadline';

interface RequestAnswer {
  requestId: string;
  leaderId: string;
  response: 'APPROVED' | 'REJECTED';
  clock: Clock;
}

const ALREADY = {
  APPROVED: 'ALREADY_APPROVED',
  REJECTED: 'ALREADY_REJECTED',
  CANCELLED: 'ALREADY_CANCELLED',
  EXPIRED: 'ALREADY_EXPIRED',
} as const satisfies Record<Exclude<RequestState, 'PENDING'>, string>;

/**
 * Refuses to change a request in a final state (TM-7).
 * @throws the error of the final state
 */
export function requirePending(state: RequestState): void {
  if (state !== 'PENDING') refuse(ALREADY[state]);
}

/**
 * Applies the leader's answer once; the team's lock prevents two answers from filling the same place (TM-4,
 * TM-7).
 * @throws `NOT_FOUND`, `ALREADY_EXPIRED`, `REQUESTER_UNAVAILABLE`, or the error of a final state
 */
export async function answerRequest(
  transaction: DatabaseTransaction,
  mailer: Mailer,
  { requestId, leaderId, response, clock }: RequestAnswer,
): Promise<void> {
  const found = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  const registered = await lockRegistration(transaction, found.eventId, found.userId);
  const { team } = await lockTeamAsLeader(transaction, { teamId: found.teamId, leaderId, clock });
  const { now } = team;
  const request = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  if (request.state === response) return;
  requirePending(request.state);
  if (now >= getTeamDeadline(team)) refuse('ALREADY_EXPIRED');
  if (response === 'APPROVED' && (!registered || (await hasStartedQuiz(transaction, request))))
    refuse('REQUESTER_UNAVAILABLE');
  await closeRequest(transaction, request, { state: response, now });
  await notify(transaction, [createJoinAnswerNotification(team, request, response)], now);
  // `mailRejections` mails rejected people later, because the leader may undo the rejection.
  if (response === 'REJECTED') return;
  await addRequester(transaction, team, { request, leaderId });
  await mailer.enqueue(transaction, createJoinAnswerMail(team, request, response), now);
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

async function addRequester(
  transaction: DatabaseTransaction,
  team: LockedTeam,
  { request, leaderId }: { request: Request; leaderId: string },
): Promise<void> {
  const person = { id: request.userId, firstname: request.firstname, lastname: request.lastname };
  const added = await addMember(transaction, team, { person, byId: leaderId });
  if (!added) refuse('REQUESTER_UNAVAILABLE');
}
