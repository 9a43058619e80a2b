import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import { revokeCoins } from '../../rewards/revokeCoins';
import { deleteQuizRanks } from '../leaderboard/quizRanks';
import { adjustEndedQuizCounts } from './endedQuizCounts';
import type { Database } from '../../../platform/database/Database';
import { notify } from '../../notifications/notify';
import { createDisqualificationNotification } from './disqualificationNotifications';
import { refuse } from '../../../platform/http/refuse';

export interface Disqualification {
  eventId: string;
  userId: string;
  /** The host's account id. */
  actorId: string;
  /** Shown to the person; empty for none. */
  reason: string;
  now: Date;
}

/**
 * Removes a submitted attempt from the leaderboard and revokes its coins (LB-7); a repeat changes nothing.
 * @throws `NOT_FOUND`, or `ATTEMPT_OPEN` before the submit
 */
export const disqualifyAttempt = (
  database: Database,
  { eventId, userId, actorId, reason, now }: Disqualification,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const attempt = transaction
      .selectFrom('attempts')
      .where('eventId', '=', eventId)
      .where('userId', '=', userId);
    const found = await attempt.select('state').forUpdate().executeTakeFirst();
    if (found === undefined) return refuse('NOT_FOUND');
    if (found.state === 'DISQUALIFIED') return;
    if (found.state !== 'SUBMITTED' && found.state !== 'AUTO_SUBMITTED') return refuse('ATTEMPT_OPEN');
    await transaction
      .updateTable('attempts')
      .set({ state: 'DISQUALIFIED' })
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .execute();
    await adjustEndedQuizCounts(transaction, { eventId, userId }, -1);
    await deleteQuizRanks(transaction, eventId);
    const coins = await revokeCoins(transaction, { eventId, userId, now });
    const details = { eventId, was: found.state };
    await notify(
      transaction,
      [await createDisqualificationNotification(transaction, { eventId, userId, reason, coins, now })],
      now,
    );
    await writeAuditEntry(
      transaction,
      { actorId, action: 'quiz.disqualify', objectId: userId, details },
      now,
    );
  });
