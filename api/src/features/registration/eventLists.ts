import type { CallReceived, registration } from '@marquee/shared-contracts';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isInPhase, isRegisteredFor } from '../events/eventConditions';
import type { Database, Tables } from '../../platform/database/Database';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { CARD_COLUMNS } from '../events/toEventCard';
import { readListedTotals } from '../events/eventTotals';
import { matchesWords, rankWords } from '../events/search/matchWords';
import { searchEvents } from '../events/search/searchEvents';
import { matchesFilter, type OwnListFilter } from './ownListFilter';
import { isLikedBy, STATUS_COLUMNS } from './queries';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

/** The person, the filter, and the database's time. */
export interface EventListInput extends PageInput {
  userId: string;
  now: Date;
}

type Filter = Omit<CallReceived<typeof registration.events>['query'], 'page' | 'size'>;

const countEvents = async (matching: SelectQueryBuilder<Tables, 'events', object>): Promise<number> =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/** The total of listed events in a phase; cancelled events are not listed and therefore counted. */
async function readPhaseTotal(
  database: Database,
  { state, ...filter }: Omit<Filter, 'q'>,
  now: Date,
): Promise<number> {
  const { upcoming, open, all } = await readListedTotals(database, sql<Date>`${now}::timestamptz`, filter);
  if (state === 'upcoming') return upcoming;
  if (state === 'running') return open - upcoming;
  return state === 'ended' ? all - open : open;
}

/**
 * Public events and the person's registrations, best hits of a search first, then newest event first; without a
 * state only those that have not ended (RG-1, RG-2).
 */
export const findParticipantEvents = (parts: TimedDatabase, filter: Filter, input: EventListInput) =>
  searchEvents(parts, filter.q ?? '', (words) => findMatching(parts.database, { ...filter, words }, input));

async function findMatching(
  database: Database,
  { category, mode, state, words }: Filter & { words: readonly string[] | undefined },
  { userId, page, size, now }: EventListInput,
) {
  const matching = database
    .selectFrom('events')
    .where('events.deletedAt', 'is', null)
    .where((eb) => isInPhase(eb, state, now))
    .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
    .$if(mode !== undefined, (query) => query.where('events.mode', '=', mode ?? 'online'))
    .$if(words !== undefined, (query) => query.where(matchesWords(words ?? [])));
  const visible = matching.where((eb) => eb.or([eb('events.visibility', '=', 'public'), isOwn(eb, userId)]));
  // The keys come from an index alone, so that skipped events cost little.
  const keys = visible
    .select('events.id')
    .select(rankWords(words ?? []).as('rank'))
    .orderBy('rank')
    .orderBy('events.createdAt', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size)
    .offset(toOffset({ page, size }));
  const rows = await database
    .selectFrom(keys.as('keys'))
    .innerJoin('events', 'events.id', 'keys.id')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select((eb) => [isRegisteredFor(eb, userId).as('registered'), isLikedBy(eb, userId).as('favourite')])
    .orderBy('keys.rank')
    .orderBy('events.createdAt', 'desc')
    .orderBy('events.id', 'desc')
    .execute();
  if (words !== undefined || state === 'cancelled') return { rows, total: await countEvents(visible) };
  const ownPrivate = matching.where('events.visibility', '=', 'private').where((eb) => isOwn(eb, userId));
  const listed = await readPhaseTotal(database, { category, mode, state }, now);
  return { rows, total: listed + (await countEvents(ownPrivate)) };
}

/** Whether the person is registered, read once per list instead of once per event. */
const isOwn = (eb: ExpressionBuilder<Tables, 'events'>, userId: string) =>
  eb(
    'events.id',
    'in',
    eb
      .selectFrom('registrations')
      .select('registrations.eventId')
      .where('registrations.userId', '=', userId)
      .where('registrations.state', '=', 'ACTIVE'),
  );

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
