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
