import { getTeamDeadline } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { lockRegistration } from '../registration/lockRegistration';
import { requirePending } from './answerRequest';
import { reopenRequest } from './closeRequests';
import { lockTeamAsLeader } from './lockTeam';
import { findOwnTeamId, findRequest } from './queries';

/**
 * Undoes a rejection before its mail leaves; a repeat changes nothing (TM-19).
 * @throws `NOT_FOUND`, `ALREADY_EXPIRED`, `REQUESTER_UNAVAILABLE`, or the error of a final state
 */
export async function restoreRequest(
  transaction: DatabaseTransaction,
  { requestId, leaderId, clock }: { requestId: string; leaderId: string; clock: Clock },
): Promise<void> {
  const found = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  const registered = await lockRegistration(transaction, found.eventId, found.userId);
  const { team } = await lockTeamAsLeader(transaction, { teamId: found.teamId, leaderId, clock });
  const { state, rejectionMailDueAt } = await lockRequest(transaction, requestId);
  if (state === 'PENDING') return;
  if (team.now >= getTeamDeadline(team)) refuse('ALREADY_EXPIRED');
  if (rejectionMailDueAt === null || team.now >= rejectionMailDueAt) requirePending(state);
  const ownTeamId = await findOwnTeamId(transaction, found.eventId, found.userId);
  if (!registered || ownTeamId !== undefined) refuse('REQUESTER_UNAVAILABLE');
  await reopenRequest(transaction, found);
}

/** Waits for a job that mails the rejection now. */
const lockRequest = async (transaction: DatabaseTransaction, requestId: string) =>
  (await transaction
    .selectFrom('joinRequests')
    .select(['state', 'rejectionMailDueAt'])
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('NOT_FOUND');
