import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

/**
 * Locks an ended quiz, so that what is counted from its attempts stays true until the commit. A concurrent
 * disqualification or correction either waits for this lock or is visible to the statements after it. Returns its counter.
 * @throws `OVERLOADED` if an attempt is still open
 */
export async function lockEndedQuiz(transaction: DatabaseTransaction, eventId: string) {
  await requireClosedAttempts(transaction, eventId);
  return lockQuiz(transaction, eventId);
}

/** Waits for attempts that another instance is closing; counts without them would stay wrong. */
async function requireClosedAttempts(transaction: DatabaseTransaction, eventId: string): Promise<void> {
  const open = await transaction
    .selectFrom('attempts')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'OPEN')
    .orderBy('userId')
    .forUpdate()
    .execute();
  if (open.length > 0) refuse('OVERLOADED');
}

/** A quiz without settings has no row yet. */
export async function lockQuiz(transaction: DatabaseTransaction, eventId: string) {
  await transaction
    .insertInto('quizzes')
    .values({ eventId, title: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('quizzes')
    .select('ranked')
    .where('eventId', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
