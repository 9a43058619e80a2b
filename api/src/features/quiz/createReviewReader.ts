import type { QuizResult } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { ApplicationParts } from '../../platform/Application';
import { BatchQueue } from '../../platform/BatchQueue';
import { findChosenText } from './findOwnAnswers';

/** People per statement. */
const BATCH = 200;

type Review = NonNullable<QuizResult['answers']>;

/**
 * Returns a reader of all questions with the person's answer and the correct answer; allowed only after the end
 * (QZ-2, QZ-23).
 */
export const createReviewReader = ({
  database,
}: Pick<ApplicationParts, 'database'>): BatchQueue<string, Review> =>
  new BatchQueue({
    perform: (eventId, userIds) => findReviews(database, eventId, userIds),
    maxBatchSize: BATCH,
  });

async function findReviews(
  database: Database,
  eventId: string,
  userIds: readonly string[],
): Promise<Review[]> {
  const [questions, { rows }] = await Promise.all([
    database
      .selectFrom('quizQuestions')
      .select(['id', 'questionText', 'options', 'correctOptionId'])
      .where('eventId', '=', eventId)
      .orderBy('position')
      .execute(),
    sql<{ userId: string; choices: Record<string, string> }>`
      select user_id, jsonb_object_agg(question_id, option_id) as choices from answers
      where event_id = ${eventId} and user_id = any(${[...userIds]}::uuid[])
      group by user_id
    `.execute(database),
  ]);
  const reviewed = questions.map(({ id, questionText, options, correctOptionId }) => ({
    id,
    options,
    questionText,
    texts: options.map(({ text }) => text),
    correctOption: findChosenText({ options, optionId: correctOptionId }) ?? '',
  }));
  const choicesOf = new Map(rows.map(({ userId, choices }) => [userId, choices]));
  return userIds.map((userId) =>
    reviewed.map(({ id, questionText, options, texts, correctOption }) => ({
      questionText,
      options: texts,
      selectedOption: findChosenText({ options, optionId: choicesOf.get(userId)?.[id] ?? null }),
      correctOption,
    })),
  );
}
