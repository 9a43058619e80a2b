import { isHostOf } from '../eventConditions';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database/Database';

/**
 * One page of the events that the host owns or administers, last changed first, with the total (EV-28,
 * EV-29).
 */
export async function findHostEvents(
  database: Database,
  hostId: string,
  { page, size }: { page: number; size: number },
) {
  const hosted = database
    .selectFrom('events')
    .where('events.deletedAt', 'is', null)
    .where((eb) => isHostOf(eb, hostId));
  const rows = await hosted
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select([
      'events.id',
      'events.ownerId',
      'events.title',
      'events.organization',
      'events.category',
      'events.lastUpdate',
      'events.mode',
      'events.imageUrl',
      'events.startTime',
      'events.endTime',
      'events.timezone',
      'events.visibility',
      'events.cancelledAt',
      'eventSeats.capacityMax',
      'eventSeats.taken',
    ])
    .select((eb) => selectImpressions(eb).as('impressions'))
    .orderBy('events.lastUpdate', 'desc')
    .orderBy('events.id')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await hosted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
/** Fields that only hosts see. */
export const findHostDetails = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .select(['events.ownerId', 'events.capacityMin', 'events.inviteKey', 'events.version', 'events.joinLink'])
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
const selectImpressions = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('eventImpressions')
      .select('eventImpressions.count')
      .whereRef('eventImpressions.eventId', '=', 'events.id')
      .$asScalar(),
    eb.lit(0),
  );
