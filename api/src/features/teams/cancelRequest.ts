import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { requirePending } from './answerRequest';
import { closeRequest } from './closeRequests';
import { lockRegistration } from '../registration/lockRegistration';
import { findRequest } from './queries';

/**
 * Withdraws the caller's request; a repeat changes nothing (TM-7, G-7).
 * @throws `NOT_FOUND`, or the error of a final state
 */
export async function cancelRequest(
  transaction: DatabaseTransaction,
  { requestId, userId, now }: { requestId: string; userId: string; now: Date },
): Promise<void> {
  const found = await findRequest(transaction, requestId);
  if (found?.userId !== userId) return refuse('NOT_FOUND');
  await lockRegistration(transaction, found.eventId, userId);
  const request = (await findRequest(transaction, requestId)) ?? refuse('NOT_FOUND');
  if (request.state === 'CANCELLED') return;
  requirePending(request.state);
  await closeRequest(transaction, request, { state: 'CANCELLED', now });
}
