import type { RequestState } from '@marquee/shared-contracts';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import type { Mailer } from '../mail/Mailer';
import { notify } from '../notifications/notify';
import { refuse } from '../refuse';
import { addMember } from './addMember';
import { settleRequest } from './closeRequests';
import { type LockedTeam, lockLedTeam, lockPerson } from './lockTeam';
import { joinAnswerLetter, joinAnswerNotice } from './notices';
import { findRequest } from './queries';
import { hasBegun, teamDeadline } from './teamWindow';

interface Answered {
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

/** Refuses to move a request whose state is final (TM-7). */
export function requirePending(state: RequestState): void {
  if (state !== 'PENDING') refuse(ALREADY[state]);
}

/** The leader's answer, once: under the team's lock no two answers fill the same place (TM-4, TM-7). */
export async function answerRequest(
  transaction: DatabaseTransaction,
  mailer: Mailer,
  { requestId, leaderId, response, clock }: Answered,
): Promise<void> {
  const asked = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  const registered = await lockPerson(transaction, asked.eventId, asked.userId);
  const { team } = await lockLedTeam(transaction, { teamId: asked.teamId, leaderId, clock });
  const { now } = team;
  const request = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  if (request.state === response) return;
  requirePending(request.state);
  if (now >= teamDeadline(team)) refuse('ALREADY_EXPIRED');
  if (response === 'APPROVED' && (!registered || (await hasBegun(transaction, asked))))
    refuse('REQUESTER_UNAVAILABLE');
  await settleRequest(transaction, request, { state: response, now });
  if (response === 'APPROVED') await letIn(transaction, team, { request, leaderId });
  await notify(transaction, [joinAnswerNotice(team, request, response)], now);
  await mailer.post(transaction, joinAnswerLetter(team, request, response), now);
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

async function letIn(
  transaction: DatabaseTransaction,
  team: LockedTeam,
  { request, leaderId }: { request: Request; leaderId: string },
): Promise<void> {
  const person = { id: request.userId, firstname: request.firstname, lastname: request.lastname };
  const added = await addMember(transaction, team, { person, byId: leaderId });
  if (!added) refuse('REQUESTER_UNAVAILABLE');
}
