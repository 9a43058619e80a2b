import {
  type Category,
  type QuestionForm,
  QUESTIONS_MAX,
  type ErrorCode,
  type ShowScores,
} from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Clock } from '../../../platform/clock';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import { findQuestions } from './queries';
import { toQuestionRows, getQuestionKey } from './toQuestionRows';

export interface NewQuestions {
  eventId: string;
  /** Null or empty keeps the current title, initially the event's (QZ-17). */
  title?: string | undefined;
  /** Undefined keeps the current setting. */
  showScores?: ShowScores | undefined;
  questions: readonly QuestionForm[];
  /** The version of the questions that the host edited, if sent (QZ-15). */
  replaces?: readonly string[] | undefined;
  /** The host's account id. */
  actorId: string;
  clock: Clock;
}

/**
 * Appends questions, all or none. Returns the indexes of skipped duplicates (QZ-15).
 * @throws `TOO_MANY_QUESTIONS`, or the reason why questions are locked
 */
export async function addQuestions(transaction: DatabaseTransaction, given: NewQuestions) {
  const { eventId, questions, actorId, clock } = given;
  const { now } = await requireEditable(transaction, eventId, clock);
  const stored = await findQuestions(transaction, eventId);
  const known = new Set(
    stored.map(({ questionText, options }) =>
      getQuestionKey({ questionText, options: options.map(({ text }) => text) }),
    ),
  );
  const fresh = questions.filter((question) => addIfNew(known, getQuestionKey(question)));
  const skipped = questions.flatMap((question, index) => (fresh.includes(question) ? [] : [index]));
  const totalQuestions = stored.length + fresh.length;
  if (totalQuestions > QUESTIONS_MAX) refuse('TOO_MANY_QUESTIONS');
  await saveRows(transaction, given, toQuestionRows(eventId, fresh, stored.length + 1));
  const details = { added: fresh.length, skipped: skipped.length };
  await writeAuditEntry(
    transaction,
    { actorId, action: 'quiz.add-questions', objectId: eventId, details },
    now,
  );
  return { added: fresh.length, skipped, totalQuestions };
}

function addIfNew(known: Set<string>, one: string): boolean {
  if (known.has(one)) return false;
  known.add(one);
  return true;
}

/**
 * Replaces all questions, unless the stored version differs from the version that the host read.
 * @throws `QUESTIONS_CHANGED`, or the reason why questions are locked
 */
export async function replaceQuestions(transaction: DatabaseTransaction, given: NewQuestions): Promise<void> {
  const { eventId, questions, replaces, actorId, clock } = given;
  const { now } = await requireEditable(transaction, eventId, clock);
  if (replaces !== undefined) await requireUnchanged(transaction, eventId, replaces);
  await transaction.deleteFrom('quizQuestions').where('eventId', '=', eventId).execute();
  await saveRows(transaction, given, toQuestionRows(eventId, questions, 1));
  const details = { questions: questions.length };
  await writeAuditEntry(
    transaction,
    { actorId, action: 'quiz.replace-questions', objectId: eventId, details },
    now,
  );
}

/**
 * Each save gives questions new ids, so equal ids mean an equal version; the event lock blocks concurrent
 * saves.
 */
async function requireUnchanged(
  transaction: DatabaseTransaction,
  eventId: string,
  replaces: readonly string[],
): Promise<void> {
  const stored = await findQuestions(transaction, eventId);
  const unchanged =
    stored.length === replaces.length && stored.every(({ id }, place) => id === replaces[place]);
  if (!unchanged) refuse('QUESTIONS_CHANGED');
}

async function saveRows(
  transaction: DatabaseTransaction,
  { eventId, title, showScores }: NewQuestions,
  rows: ReturnType<typeof toQuestionRows>,
): Promise<void> {
  const given = {
    ...(title !== undefined && title !== '' && { title }),
    ...(showScores !== undefined && { showScores }),
  };
  await transaction
    .insertInto('quizzes')
    .values({ eventId, title: null, ...given })
    .onConflict((conflict) =>
      Object.keys(given).length === 0
        ? conflict.column('eventId').doNothing()
        : conflict.column('eventId').doUpdateSet(given),
    )
    .execute();
  if (rows.length > 0) await transaction.insertInto('quizQuestions').values(rows).execute();
}

/**
 * Throws if questions are locked. The event lock serializes edits with starts: after the first attempt
 * nothing changes (QZ-14).
 */
async function requireEditable(
  transaction: DatabaseTransaction,
  eventId: string,
  clock: Clock,
): Promise<{ now: Date }> {
  const held = transaction
    .selectFrom('events')
    .select(['category', 'endTime', 'cancelledAt'])
    .where('id', '=', eventId)
    .forNoKeyUpdate();
  // Reads the clock outside the locking subquery, hence after the wait.
  const event = await transaction
    .selectFrom(held.as('held'))
    .selectAll()
    .select(clock.sqlNow().as('now'))
    .executeTakeFirst();
  if (event === undefined) return refuse('NOT_FOUND');
  const attempt = await transaction
    .selectFrom('attempts')
    .select('userId')
    .where('eventId', '=', eventId)
    .limit(1)
    .executeTakeFirst();
  const refusal = findLockReason(event, attempt !== undefined);
  if (refusal !== undefined) refuse(refusal);
  return event;
}

function findLockReason(
  event: { category: Category; endTime: Date; cancelledAt: Date | null; now: Date },
  started: boolean,
): ErrorCode | undefined {
  if (event.category !== 'quiz') return 'NOT_A_QUIZ';
  if (event.cancelledAt !== null) return 'EVENT_CANCELLED';
  if (event.now >= event.endTime) return 'EVENT_ENDED';
  return started ? 'QUIZ_LOCKED' : undefined;
}
