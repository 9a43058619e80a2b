import { isAdministratorOf } from '../eventConditions';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../../../platform/database/Database';
import { toOffset } from '../../../platform/http/toOffset';

const LIST_COLUMNS = [
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
  'events.draft',
  'eventSeats.capacityMax',
  'eventSeats.taken',
] as const;

/**
 * One page of the events that the host owns or administers, last changed first, with the total (EV-28,
 * EV-29).
 */
export async function findHostEvents(
  database: Database,
  hostId: string,
  { page, size }: { page: number; size: number },
) {
  const offset = toOffset({ page, size });
  const { owned, administered } = selectHosted(database, hostId);
  const keys = database
    .selectFrom(
      database
        .selectFrom(selectNewest(owned, offset + size).as('owned'))
        .selectAll()
        .unionAll(
          database.selectFrom(selectNewest(administered, offset + size).as('administered')).selectAll(),
        )
        .as('hosted'),
    )
    .select('id')
    .orderBy('lastUpdate', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(offset);
  const rows = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(LIST_COLUMNS)
    .select((eb) => [
      selectImpressions(eb).as('impressions'),
      // Only whether there is any, because a page has up to a hundred.
      eb.fn<string>('left', ['events.description', eb.lit(1)]).as('description'),
    ])
    .where('events.id', 'in', keys)
    .orderBy('events.lastUpdate', 'desc')
    .orderBy('events.id')
    .execute();
  return { rows, total: (await countEvents(owned)) + (await countEvents(administered)) };
}

/** The parts share no event. */
function selectHosted(database: Database, hostId: string) {
  const existing = database.selectFrom('events').where('events.deletedAt', 'is', null);
  return {
    owned: existing.where('events.ownerId', '=', hostId),
    administered: existing.where('events.ownerId', '<>', hostId).where((eb) => isAdministratorOf(eb, hostId)),
  };
}

type Hosted = SelectQueryBuilder<Tables, 'events', object>;

/** The keys of the newest events; an index gives the owned ones in this order. */
const selectNewest = (hosted: Hosted, limit: number) =>
  hosted
    .select(['events.id', 'events.lastUpdate'])
    .orderBy('events.lastUpdate', 'desc')
    .orderBy('events.id')
    .limit(limit);

const countEvents = async (hosted: Hosted): Promise<number> =>
  (await hosted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

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
const selectImpressions = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('eventImpressions')
      .select('eventImpressions.count')
      .whereRef('eventImpressions.eventId', '=', 'events.id')
      .$asScalar(),
    eb.lit(0),
  );
