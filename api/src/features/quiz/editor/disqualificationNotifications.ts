import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { NewNotification } from '../../notifications/notify';
import { findQuizTitle } from './queries';

interface Cause {
  eventId: string;
  userId: string;
  now: Date;
}

/** Each disqualification and each undo is a cause of its own. */
const createNotification = (
  { eventId, userId, now }: Cause,
  text: Pick<NewNotification, 'title' | 'message'>,
): NewNotification => ({
  recipientId: userId,
  type: 'RESULT_READY',
  eventId,
  action: { type: 'RESULT', eventId },
  dedupeKey: `disqualification:${eventId}:${now.getTime()}`,
  ...text,
});

/** Tells a person about a disqualification, with the reason. */
export async function createDisqualificationNotification(
  transaction: DatabaseTransaction,
  { reason, coins, ...cause }: Cause & { reason: string; coins: number },
): Promise<NewNotification> {
  const title = await findQuizTitle(transaction, cause.eventId);
  const lost = coins === 0 ? '' : `, and its ${coins} coins were taken back`;
  const because = reason === '' ? '' : ` Reason: ${reason}`;
  return createNotification(cause, {
    title: 'You were disqualified',
    message: `The hosts of ${title} disqualified your attempt. It has no rank${lost}.${because}`,
  });
}

/** Tells a person that the attempt counts again. */
export async function createUndoNotification(
  transaction: DatabaseTransaction,
  cause: Cause,
): Promise<NewNotification> {
  const title = await findQuizTitle(transaction, cause.eventId);
  return createNotification(cause, {
    title: 'Your result counts again',
    message: `The hosts of ${title} undid your disqualification. Your attempt counts again, with its coins.`,
  });
}
