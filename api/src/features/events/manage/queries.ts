import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database/Database';

/** Fields that only hosts see. */
export const findHostDetails = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .select([
      'events.ownerId',
      'events.capacityMin',
      'events.inviteKey',
      'events.version',
      'events.joinLink',
      'events.draft',
    ])
    .select((eb) => [
      selectImpressions(eb).as('impressions'),
      eb
        .selectFrom('teams')
        .select((teams) => teams.fn.countAll<number>().as('count'))
        .whereRef('teams.eventId', '=', 'events.id')
        .$asScalar()
        .$notNull()
        .as('teams'),
      eb
        .selectFrom('quizQuestions')
        .select((questions) => questions.fn.countAll<number>().as('count'))
        .whereRef('quizQuestions.eventId', '=', 'events.id')
        .$asScalar()
        .$notNull()
        .as('questions'),
      eb
        .selectFrom('rooms')
        .select((rooms) => rooms.fn.countAll<number>().as('count'))
        .whereRef('rooms.eventId', '=', 'events.id')
        .$asScalar()
        .$notNull()
        .as('rooms'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();

/** Number of viewers; 0 without a row (EV-27). */
export const selectImpressions = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('eventImpressions')
      .select('eventImpressions.count')
      .whereRef('eventImpressions.eventId', '=', 'events.id')
      .$asScalar(),
    eb.lit(0),
  );
