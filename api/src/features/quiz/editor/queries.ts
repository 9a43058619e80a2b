import type { ShowScores } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { TimedDatabase } from '../../../platform/database/TimedDatabase';

/** The questions of a quiz in their order, with their keys. */
export const findQuestions = (database: Database, eventId: string) =>
  database
    .selectFrom('quizQuestions')
    .select(['id', 'questionText', 'options', 'correctOptionId'])
    .where('eventId', '=', eventId)
    .orderBy('position')
    .execute();

/** The quiz's title, settings and times, the database's time, and whether an attempt exists. */
export const findQuiz = ({ clock, database }: TimedDatabase, eventId: string) =>
  database
    .selectFrom('events')
    .leftJoin('quizzes', 'quizzes.eventId', 'events.id')
    .select((eb) => [
      eb.fn.coalesce('quizzes.title', 'events.title').as('title'),
      sql<ShowScores>`coalesce(quizzes.show_scores, 'after-submitting')`.as('showScores'),
      'events.category',
      'events.endTime',
      clock.sqlNow().as('now'),
      eb
        .exists(
          eb.selectFrom('attempts').select('attempts.userId').whereRef('attempts.eventId', '=', 'events.id'),
        )
        .$castTo<boolean>()
        .as('locked'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();

/** The quiz's own title, or the event's. */
export async function findQuizTitle(database: Database, eventId: string): Promise<string> {
  const { title } = await database
    .selectFrom('events')
    .leftJoin('quizzes', 'quizzes.eventId', 'events.id')
    .select((eb) => eb.fn.coalesce('quizzes.title', 'events.title').as('title'))
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
  return title;
}

/** Every attempt at a quiz with its person; `id` is the person's id, which is unique per quiz. */
export const findAttempts = (database: Database, eventId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('accounts', 'accounts.id', 'attempts.userId')
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.eventId', '=', 'attempts.eventId')
        .onRef('registrations.userId', '=', 'attempts.userId')
        .on('registrations.state', '=', 'ACTIVE'),
    )
    .select((eb) => [
      'attempts.userId',
      'attempts.state',
      'attempts.startedAt',
      'attempts.submittedAt',
      'attempts.answered',
      'attempts.correctAnswers',
      'attempts.seconds',
      // The name of the registration, as in the list of participants.
      eb.fn.coalesce('registrations.firstName', 'accounts.firstname').as('firstname'),
      eb.fn.coalesce('registrations.lastName', 'accounts.lastname').as('lastname'),
      'accounts.email',
      'accounts.imageUrl',
      'accounts.anonymous',
    ])
    .where('attempts.eventId', '=', eventId)
    .orderBy('attempts.startedAt')
    .orderBy('attempts.userId')
    .execute();

export type AttemptRow = Awaited<ReturnType<typeof findAttempts>>[number];

/** The chosen option of each question, by person. */
export async function findAnswersByPerson(database: Database, eventId: string, userIds: readonly string[]) {
  const rows = await database
    .selectFrom('answers')
    .select(['userId', 'questionId', 'optionId'])
    .where('eventId', '=', eventId)
    .where('userId', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  const answers = new Map<string, Map<string, string>>();
  for (const { userId, questionId, optionId } of rows) {
    const own = answers.get(userId) ?? new Map<string, string>();
    answers.set(userId, own.set(questionId, optionId));
  }
  return answers;
}

/** Each question's options with the number of ranked attempts that chose them (LB-5, LB-7). */
export async function findOptionCounts(database: Database, eventId: string) {
  const counted = database
    .selectFrom('attempts')
    .where('attempts.eventId', '=', eventId)
    .where('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .where('attempts.answered', '>=', 1);
  const { attempts } = await counted
    .select((eb) => eb.fn.countAll<number>().as('attempts'))
    .executeTakeFirstOrThrow();
  const rows = await counted
    .innerJoin('answers', (join) =>
      join.onRef('answers.eventId', '=', 'attempts.eventId').onRef('answers.userId', '=', 'attempts.userId'),
    )
    .select((eb) => ['answers.optionId', eb.fn.countAll<number>().as('chosen')])
    .groupBy('answers.optionId')
    .execute();
  const chosen = new Map(rows.map((row) => [row.optionId, row.chosen]));
  return (await findQuestions(database, eventId)).map(({ id, questionText, options, correctOptionId }) => ({
    id,
    questionText,
    attempts,
    options: options.map((option) => ({
      text: option.text,
      correct: option.id === correctOptionId,
      chosen: chosen.get(option.id) ?? 0,
    })),
  }));
}

/** The number of answers and of correct answers per question, over ranked attempts. */
export const findDifficulty = (database: Database, eventId: string) =>
  database
    .selectFrom('quizQuestions')
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.eventId', '=', 'quizQuestions.eventId')
        .on('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED']),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.eventId', '=', 'attempts.eventId')
        .onRef('answers.userId', '=', 'attempts.userId')
        .onRef('answers.questionId', '=', 'quizQuestions.id'),
    )
    .select([
      'quizQuestions.id',
      'quizQuestions.questionText',
      sql<number>`count(answers.option_id)::int`.as('answered'),
      sql<number>`(count(*) filter (where answers.option_id = quiz_questions.correct_option_id))::int`.as(
        'correct',
      ),
    ])
    .where('quizQuestions.eventId', '=', eventId)
    .groupBy(['quizQuestions.eventId', 'quizQuestions.id'])
    .orderBy('quizQuestions.position')
    .execute();
