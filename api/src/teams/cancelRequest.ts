import type { DatabaseTransaction } from '../database/Database';
import { refuse } from '../refuse';
import { requirePending } from './answerRequest';
import { settleRequest } from './closeRequests';
import { lockPerson } from './lockTeam';
import { findRequest } from './queries';

/** Takes back the own request; what was taken back before stays so (TM-7, G-7). */
export async function cancelRequest(
  transaction: DatabaseTransaction,
  { requestId, userId, now }: { requestId: string; userId: string; now: Date },
): Promise<void> {
  const asked = await findRequest(transaction, requestId);
  if (asked?.userId !== userId) return refuse('NOT_FOUND');
  await lockPerson(transaction, asked.eventId, userId);
  const request = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  if (request.state === 'CANCELLED') return;
  requirePending(request.state);
  await settleRequest(transaction, request, { state: 'CANCELLED', now });
}
