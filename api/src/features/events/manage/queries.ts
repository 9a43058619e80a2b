import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database/Database';

/** Fields that only hosts see. */
export const findHostDetails = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select([
      'events.ownerId',
      'events.capacityMin',
      'events.confirmationHours',
      'events.inviteKey',
      'events.version',
      'events.joinLink',
      'events.draft',
      'eventSeats.held',
      'eventSeats.waiting',
      'eventSeats.requests',
    ])
    .select((eb) => [
      selectImpressions(eb).as('impressions'),
      countRows(eb, 'teams').as('teams'),
      countRows(eb, 'quizQuestions').as('questions'),
      countRows(eb, 'rooms').as('rooms'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();

const countRows = (eb: ExpressionBuilder<Tables, 'events'>, table: 'teams' | 'quizQuestions' | 'rooms') =>
  eb
    .selectFrom(table)
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .whereRef(`${table}.eventId`, '=', 'events.id')
    .$asScalar()
    .$notNull();

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
