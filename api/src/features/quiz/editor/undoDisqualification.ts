import type { AttemptState } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import { deleteQuizRanks } from '../leaderboard/quizRanks';
import { adjustEndedQuizCounts } from './endedQuizCounts';
import type { Database } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import { notify } from '../../notifications/notify';
import { restoreCoins } from '../../rewards/revokeCoins';
import type { Disqualification } from './disqualifyAttempt';
import { createUndoNotification } from './disqualificationNotifications';

/**
 * Returns a disqualified attempt to the leaderboard with its coins (LB-7); a repeat changes nothing. Returns its state.
 * @throws `NOT_FOUND`
 */
export const undoDisqualification = (
  database: Database,
  { eventId, userId, actorId, now }: Omit<Disqualification, 'reason'>,
): Promise<AttemptState> =>
  database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('attempts')
      .innerJoin('events', 'events.id', 'attempts.eventId')
      .select(['attempts.state', 'attempts.submittedAt', 'events.endTime'])
      .where('attempts.eventId', '=', eventId)
      .where('attempts.userId', '=', userId)
      .forUpdate('attempts')
      .executeTakeFirst();
    if (found === undefined) return refuse('NOT_FOUND');
    if (found.state !== 'DISQUALIFIED') return found.state;
    // The closing job submits attempts at the exact end.
    const isAutomatic = found.submittedAt?.getTime() === found.endTime.getTime();
    const state = isAutomatic ? ('AUTO_SUBMITTED' as const) : ('SUBMITTED' as const);
    await transaction
      .updateTable('attempts')
      .set({ state })
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .execute();
    await adjustEndedQuizCounts(transaction, { eventId, userId }, 1);
    await deleteQuizRanks(transaction, eventId);
    await restoreCoins(transaction, { eventId, userId });
    await notify(transaction, [await createUndoNotification(transaction, { eventId, userId, now })], now);
    const details = { eventId };
    await writeAuditEntry(
      transaction,
      { actorId, action: 'quiz.undo-disqualify', objectId: userId, details },
      now,
    );
    return state;
  });
