import { areResultsFinal, type QuestionForm } from '@marquee/shared-contracts';
import { audit } from '../audit/audit';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import type { QuizOption } from '../database/tables/quizTables';
import { type LockedEvent, lockEvent } from '../hosting/lockEvent';
import { refuse } from '../refuse';
import { lockAttempts, remarkAttempts } from './remarkAttempts';

export interface Correction {
  eventId: string;
  questionId: string;
  question: QuestionForm;
  /** The question as the host saw it; undefined overwrites whatever there is. */
  was?: QuestionForm | undefined;
  /** The host who corrects. */
  actorId: string;
  clock: Clock;
}

/**
 * Mends a question whose text or key is wrong, and marks every attempt anew (QZ-14). Options keep their ids, so a choice
 * stays the choice of the same option. The locks keep starts, submits and the closing job out until the new key stands:
 * whoever is scored before is marked anew, whoever comes later is scored by it. Answers how many results changed.
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
  const options = renamed(stored.options, question.options);
  const key = options.find(({ text }) => text === question.correctAnswer?.trim());
  if (key === undefined) return refuse('CORRECT_ANSWER_MISSING');
  const mended = { questionText: question.questionText.trim(), options, correctOptionId: key.id };
  if (JSON.stringify(mended) === JSON.stringify(stored)) return 0;
  if (was !== undefined && !isStored(was, stored)) refuse('QUESTIONS_CHANGED');
  await transaction
    .updateTable('quizQuestions')
    .set({ ...mended, options: JSON.stringify(options) })
    .where('eventId', '=', eventId)
    .where('id', '=', questionId)
    .execute();
  const remarked = await remarkAttempts(transaction, eventId);
  const details = { eventId, keyChanged: key.id !== stored.correctOptionId, remarked };
  await audit(transaction, { actorId, action: 'quiz.correct-question', objectId: questionId, details }, now);
  return remarked;
}

interface StoredQuestion {
  questionText: string;
  options: readonly QuizOption[];
  correctOptionId: string;
}

/** Whether the question still stands as somebody saw it. */
function isStored(was: QuestionForm, { questionText, options, correctOptionId }: StoredQuestion): boolean {
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

/** The options under their new texts: one whose text stays keeps its id wherever it stands now, the others go by place. */
function renamed(stored: readonly QuizOption[], texts: readonly string[]): QuizOption[] {
  if (texts.length !== stored.length) return refuse('OPTIONS_FIXED');
  const wanted = texts.map((text) => text.trim());
  const left = stored.filter(({ text }) => !wanted.includes(text));
  return wanted.map((text) => {
    const id = (stored.find((option) => option.text === text) ?? left.shift())?.id;
    return id === undefined ? refuse('OPTIONS_FIXED') : { id, text };
  });
}
