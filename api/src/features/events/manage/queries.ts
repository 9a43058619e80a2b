import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database/Database';

/** Fields that only hosts see. */
export const findHostDetails = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .select([
      'events.ownerId',
      'events.capacityMin',
      'events.confirmationHours',
      'events.inviteKey',
      'events.version',
      'events.joinLink',
      'events.draft',
    ])
    .select((eb) => [
      selectImpressions(eb).as('impressions'),
      countRows(eb, 'teams').as('teams'),
      countRows(eb, 'quizQuestions').as('questions'),
      countRows(eb, 'rooms').as('rooms'),
      countRows(eb, 'waits').as('waiting'),
      eb
        .selectFrom('registrationRequests')
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .whereRef('registrationRequests.eventId', '=', 'events.id')
        .where('registrationRequests.state', '=', 'PENDING')
        .$asScalar()
        .$notNull()
        .as('requests'),
      eb
        .selectFrom('eventSeats')
        .select('eventSeats.held')
        .whereRef('eventSeats.eventId', '=', 'events.id')
        .$asScalar()
        .$notNull()
        .as('held'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();

const countRows = (
  eb: ExpressionBuilder<Tables, 'events'>,
  table: 'teams' | 'quizQuestions' | 'rooms' | 'waits',
) =>
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
