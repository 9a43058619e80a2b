import type { SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { CARD_COLUMNS } from '../events/toEventCard';
import { matchesFilter, type OwnListFilter } from './ownListFilter';
import { STATUS_COLUMNS } from './queries';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

/** The person, the filter, and the database's time. */
export interface EventListInput extends PageInput {
  userId: string;
  now: Date;
}

export const countEvents = async (matching: SelectQueryBuilder<Tables, 'events', object>): Promise<number> =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

const PAST_ORDER = new ListOrder('past events', [
  { by: 'events.startTime', kind: 'time', isDescending: true },
  { by: 'events.id', kind: 'id', isDescending: true },
]);

/** The person's ended or cancelled events that match, with their team, latest start first (RG-16). */
export async function findPastEvents(database: Database, input: EventListInput, filter: OwnListFilter) {
  const { userId, size, now, after } = input;
  const matching = database
    .selectFrom('events')
    .innerJoin('registrations', 'registrations.eventId', 'events.id')
    .where('events.deletedAt', 'is', null)
    .where('registrations.userId', '=', userId)
    .where('registrations.state', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('events.endTime', '<=', now), eb('events.cancelledAt', 'is not', null)]))
    .where((eb) => matchesFilter(eb, filter));
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .leftJoin('teamMembers', (join) =>
      join.onRef('teamMembers.eventId', '=', 'events.id').on('teamMembers.userId', '=', userId),
    )
    .leftJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(CARD_COLUMNS)
    .select((eb) => ['registrations.registeredAt as since', eb.lit(true).as('registered')])
    .select(STATUS_COLUMNS)
    .select(PAST_ORDER.selectPosition())
    .where(PAST_ORDER.isBehind(after))
    .orderBy('events.startTime', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size + 1)
    .offset(toOffset(input))
    .execute();
  return { ...cutPage(rows, size), total: await countEvents(matching) };
}
