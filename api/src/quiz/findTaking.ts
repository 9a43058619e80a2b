import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';

/** Who asks about which quiz. */
export interface Taker {
  eventId: string;
  userId: string;
}

/** A quiz, the person's own attempt at it, and the database's time; `state` is null before the attempt exists. */
export const findTaking = (database: Database, { eventId, userId }: Taker, clock: Clock) =>
  database
    .selectFrom('events')
    .leftJoin('quizzes', 'quizzes.eventId', 'events.id')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.eventId', '=', 'events.id').on('attempts.userId', '=', userId),
    )
    .select((eb) => [
      eb.fn.coalesce('quizzes.title', 'events.title').as('title'),
      'events.startTime',
      'events.endTime',
      clock.sqlNow().as('now'),
      sql<boolean>`events.cancelled_at is not null`.as('cancelled'),
      'attempts.state',
      'attempts.startedAt',
      'attempts.submittedAt',
      'attempts.answered',
      'attempts.correctAnswers',
      eb
        .selectFrom('quizQuestions')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('quizQuestions.eventId', '=', 'events.id')
        .$asScalar()
        .$notNull()
        .as('totalQuestions'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();

export type Taking = Awaited<ReturnType<typeof findTaking>>;

/** The questions of a quiz in their order, each with the person's own choice where there is one. */
export const findOwnAnswers = (database: Database, { eventId, userId }: Taker) =>
  database
    .selectFrom('quizQuestions')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.eventId', '=', 'quizQuestions.eventId')
        .onRef('answers.questionId', '=', 'quizQuestions.id')
        .on('answers.userId', '=', userId),
    )
    .select([
      'quizQuestions.id',
      'quizQuestions.position',
      'quizQuestions.questionText',
      'quizQuestions.options',
      'answers.optionId',
      'answers.revision',
      'answers.answeredAt',
    ])
    .where('quizQuestions.eventId', '=', eventId)
    .orderBy('quizQuestions.position');

export type OwnAnswer = Awaited<ReturnType<ReturnType<typeof findOwnAnswers>['execute']>>[number];

/** The text of the chosen option, which is all that leaves the server: ids of options stay here (QZ-2). */
export const chosenText = ({ options, optionId }: Pick<OwnAnswer, 'options' | 'optionId'>): string | null =>
  options.find((option) => option.id === optionId)?.text ?? null;
