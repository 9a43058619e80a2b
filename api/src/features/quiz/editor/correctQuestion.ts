import { areResultsFinal, type QuestionForm } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Clock } from '../../../platform/clock';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { QuizOption } from '../../../platform/database/tables/quizTables';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import { type LockedEvent, lockEvent } from '../../events/lockEvent';
import { refuse } from '../../../platform/http/refuse';
import { deleteQuizRanks } from '../leaderboard/quizRanks';
import { lockAttempts, rescoreAttempts } from './rescoreAttempts';

export interface Correction {
  eventId: string;
  questionId: string;
  question: QuestionForm;
  /** The question as the host saw it; undefined overwrites any version. */
  was?: QuestionForm | undefined;
  /** The host's account id. */
  actorId: string;
  clock: Clock;
}

/**
 * Corrects a question's text or key and rescores every attempt (QZ-14). Unchanged options keep their ids, so
 * answers stay valid. Locks block starts, submits and the closing job until the new key is saved. Returns the
 * number of changed results.
 * @throws `RESULTS_FINAL`, `QUESTIONS_CHANGED`, `OPTIONS_FIXED`, `CORRECT_ANSWER_MISSING`, or the error of the event
 */
export async function correctQuestion(transaction: DatabaseTransaction, given: Correction): Promise<number> {
  const { eventId, questionId, question, was, actorId, clock } = given;
  const { now } = await requireCorrectable(transaction, eventId, clock);
  await lockAttempts(transaction, eventId);
  const stored = await transaction
    .selectFrom('quizQuestions')
    .select(['questionText', 'options', 'correctOptionId'])
    .where('eventId', '=', eventId)
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (stored === undefined) return refuse('NOT_FOUND');
  const options = renameOptions(stored.options, question.options);
  const key = options.find(({ text }) => text === question.correctAnswer?.trim());
  if (key === undefined) return refuse('CORRECT_ANSWER_MISSING');
  const corrected = { questionText: question.questionText.trim(), options, correctOptionId: key.id };
  if (JSON.stringify(corrected) === JSON.stringify(stored)) return 0;
  if (was !== undefined && !isUnchanged(was, stored)) refuse('QUESTIONS_CHANGED');
  await transaction
    .updateTable('quizQuestions')
    .set({ ...corrected, options: JSON.stringify(options) })
    .where('eventId', '=', eventId)
    .where('id', '=', questionId)
    .execute();
  // People who have the question open read it again.
  publishAfterCommit(transaction, [`event:${eventId}`]);
  const remarked = await rescoreAttempts(transaction, eventId);
  if (remarked > 0) await deleteQuizRanks(transaction, eventId);
  const details = { eventId, keyChanged: key.id !== stored.correctOptionId, remarked };
  await writeAuditEntry(
    transaction,
    { actorId, action: 'quiz.correct-question', objectId: questionId, details },
    now,
  );
  return remarked;
}

interface StoredQuestion {
  questionText: string;
  options: readonly QuizOption[];
  correctOptionId: string;
}

/** Whether the stored question equals the version that the host saw. */
function isUnchanged(was: QuestionForm, { questionText, options, correctOptionId }: StoredQuestion): boolean {
  const key = options.find(({ id }) => id === correctOptionId)?.text;
  const texts = options.map(({ text }) => text);
  const seen = [was.questionText, was.options, was.correctAnswer];
  return JSON.stringify(seen) === JSON.stringify([questionText, texts, key]);
}

async function requireCorrectable(
  transaction: DatabaseTransaction,
  eventId: string,
  clock: Clock,
): Promise<LockedEvent> {
  const event = await lockEvent(transaction, eventId, clock);
  if (event.deletedAt !== null) refuse('NOT_FOUND');
  if (event.category !== 'quiz') refuse('NOT_A_QUIZ');
  if (event.cancelledAt !== null) refuse('EVENT_CANCELLED');
  if (areResultsFinal(event.endTime, event.now)) refuse('RESULTS_FINAL');
  return event;
}

/**
 * The options with their new texts: an unchanged text keeps its id, other options keep the id of their
 * position.
 */
function renameOptions(stored: readonly QuizOption[], texts: readonly string[]): QuizOption[] {
  if (texts.length !== stored.length) return refuse('OPTIONS_FIXED');
  const newTexts = texts.map((text) => text.trim());
  const left = stored.filter(({ text }) => !newTexts.includes(text));
  return newTexts.map((text) => {
    const id = (stored.find((option) => option.text === text) ?? left.shift())?.id;
    return id === undefined ? refuse('OPTIONS_FIXED') : { id, text };
  });
}
