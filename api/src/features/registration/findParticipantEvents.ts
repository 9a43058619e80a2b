import type { CallReceived, registration } from '@marquee/shared-contracts';
import { type AliasableExpression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { hasJustEnded, isInPhase, isRegisteredFor } from '../events/eventConditions';
import type { Database, Tables } from '../../platform/database/Database';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { CARD_COLUMNS } from '../events/toEventCard';
import { readListedTotals } from '../events/eventTotals';
import { matchesWords, rankWords } from '../events/search/matchWords';
import { searchEvents } from '../events/search/searchEvents';
import { findInRange, type Sampling } from '../events/search/findInRange';
import { type EventQuery, HIT_COLUMNS, type HitRange, selectHits } from '../events/search/selectHits';
import { countEvents, type EventListInput } from './eventLists';
import { isLikedBy } from './queries';
import { toOffset } from '../../platform/http/toOffset';

type Filter = Omit<CallReceived<typeof registration.events>['query'], 'page' | 'size' | 'q'>;

/**
 * Public events and the person's registrations, best hits of a search first, then newest event first; without a
 * state only those that have not ended (RG-1, RG-2).
 */
export async function findParticipantEvents(
  parts: TimedDatabase,
  { q = '', ...filter }: Filter & { q?: string | undefined },
  input: EventListInput,
) {
  if (q === '') return { ...(await findPage(parts.database, filter, input)), searched: null };
  return searchEvents(parts, q, ({ database, words }) => findHits(database, { ...filter, words }, input));
}

/** The conditions of the filter, whoever may see the events. */
const filterEvents = (events: EventQuery, { category, mode, state }: Filter, now: Date): EventQuery =>
  events
    .where('events.deletedAt', 'is', null)
    .where((eb) => isInPhase(eb, state, now))
    .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
    .$if(mode !== undefined, (query) => query.where('events.mode', '=', mode ?? 'online'));

async function findPage(database: Database, filter: Filter, input: EventListInput) {
  const { userId, size, now } = input;
  const matching = filterEvents(database.selectFrom('events'), filter, now);
  const ownPrivate = matching.where('events.visibility', '=', 'private').where((eb) => isOwn(eb, userId));
  const visible =
    filter.state === 'running'
      ? selectRunning(database, { listed: matching, ownPrivate, now })
      : matching.where((eb) => eb.or([eb('events.visibility', '=', 'public'), isOwn(eb, userId)]));
  const offset = toOffset(input);
  // The keys come from an index alone, so that skipped events cost little.
  const keys = orderNewest(
    filter.state === 'ended' ? selectEnded(database, { visible, now, limit: offset + size }) : visible,
  )
    .select(['events.id', sql<number>`0`.as('rank'), NOT_COUNTED.as('total'), NOT_COUNTED.as('listed')])
    .limit(size)
    .offset(offset);
  const rows = await findCards(database, keys, userId);
  if (filter.state === 'cancelled') return { rows, total: await countEvents(visible) };
  const listed = await readPhaseTotal(database, filter, now);
  return { rows, total: listed + (await countEvents(ownPrivate)) };
}

const orderNewest = (events: EventQuery): EventQuery =>
  events.orderBy('events.createdAt', 'desc').orderBy('events.id', 'desc');

/** The newest ended events: those marked as past have an index in this order, and the others are few. */
function selectEnded(
  database: Database,
  { visible, now, limit }: { visible: EventQuery; now: Date; limit: number },
): EventQuery {
  const selectNewest = (part: RawBuilder<boolean>) =>
    orderNewest(visible.where(part)).selectAll('events').limit(limit);
  const past = database.selectFrom(selectNewest(sql`events.is_past`).as('past')).selectAll();
  const recent = database.selectFrom(selectNewest(hasJustEnded(now)).as('recent')).selectAll();
  return database.selectFrom(past.unionAll(recent).as('events'));
}

/** Few events run at a time, and an index has them; in the order of creation all others would be skipped. */
function selectRunning(
  database: Database,
  { listed, ownPrivate, now }: { listed: EventQuery; ownPrivate: EventQuery; now: Date },
): EventQuery {
  const running = listed
    .where('events.visibility', '=', 'public')
    .where(sql<boolean>`tstzrange(events.start_time, events.end_time) @> ${now}::timestamptz`);
  return database.selectFrom(
    running.selectAll('events').unionAll(ownPrivate.selectAll('events')).as('events'),
  );
}

/** Public events with every word, of which a search lists a limited number, and the person's own ones. */
async function findHits(
  database: Database,
  { words, ...filter }: Filter & { words: readonly string[] },
  input: EventListInput,
) {
  const { now } = input;
  const search = { words, filter: (events: EventQuery) => filterEvents(events, filter, now) };
  const isPast = filter.state === 'ended' || filter.state === 'cancelled';
  const find = (range: HitRange) => findHitPage(database, { ...search, range }, input);
  // Cancelled events are in no sample.
  if (filter.state === 'cancelled') return (await find({ isPast, until: undefined, by: 'words' })).found;
  return findInRange(database, { ...search, isPast, from: now, isThinning: false }, find);
}

interface Search extends Pick<Sampling, 'words' | 'filter'> {
  range: HitRange;
}

async function findHitPage(database: Database, { words, filter, range }: Search, input: EventListInput) {
  const selectOf = (visibility: 'public' | 'private') =>
    filter(database.selectFrom('events')).where('events.visibility', '=', visibility);
  const own = selectOf('private')
    .where((eb) => isOwn(eb, input.userId))
    .where(matchesWords(words))
    .select(HIT_COLUMNS);
  const shown = database.selectFrom(selectHits(selectOf('public'), words, range).as('shown')).selectAll();
  const hits = database.selectFrom(shown.unionAll(own).as('events'));
  const keys = hits
    .select([
      'events.id',
      rankWords(words).as('rank'),
      sql<number | null>`count(*) over ()`.as('total'),
      sql<number | null>`count(*) filter (where events.visibility = 'public') over ()`.as('listed'),
    ])
    .orderBy('rank')
    .orderBy('events.createdAt', 'desc')
    .orderBy('events.id', 'desc')
    .limit(input.size)
    .offset(toOffset(input));
  const rows = await findCards(database, keys, input.userId);
  const isCounted = rows[0] !== undefined || input.page === 0;
  const total = isCounted ? (rows[0]?.total ?? 0) : await countEvents(hits);
  return { found: { rows, total }, hits: rows[0]?.listed ?? 0 };
}

const NOT_COUNTED = sql<number | null>`null`;

/** The event, its rank in a search, and the numbers of all hits and of public ones. */
interface EventKey {
  id: string;
  rank: number;
  total: number | null;
  listed: number | null;
}

const findCards = (database: Database, keys: AliasableExpression<EventKey>, userId: string) =>
  database
    .selectFrom(keys.as('keys'))
    .innerJoin('events', 'events.id', 'keys.id')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select((eb) => [isRegisteredFor(eb, userId).as('registered'), isLikedBy(eb, userId).as('favourite')])
    .select(['keys.total', 'keys.listed'])
    .orderBy('keys.rank')
    .orderBy('events.createdAt', 'desc')
    .orderBy('events.id', 'desc')
    .execute();

/** The total of listed events in a phase; cancelled events are not listed and therefore counted. */
async function readPhaseTotal(database: Database, { state, ...filter }: Filter, now: Date): Promise<number> {
  const { upcoming, open, all } = await readListedTotals(database, sql<Date>`${now}::timestamptz`, filter);
  if (state === 'upcoming') return upcoming;
  if (state === 'running') return open - upcoming;
  return state === 'ended' ? all - open : open;
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
