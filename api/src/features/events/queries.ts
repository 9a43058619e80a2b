import type { CallReceived, EventDetails, events } from '@marquee/shared-contracts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/Database';
import { isInPeriod, isJoinable } from './eventConditions';
import { findPublicEventPage } from './findPublicEventPage';
import { rankWords } from './search/matchWords';
import { type EventSearch, searchEvents, selectUpcoming } from './search/searchEvents';
import { findInRange } from './search/findInRange';
import { type EventQuery, type HitRange, selectHits } from './search/selectHits';
import { CARD_COLUMNS, type CardRow } from './toEventCard';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { cutPage, type FoundPage } from '../../platform/http/cutPage';
import { toOffset } from '../../platform/http/toOffset';
import { createEventOrder } from './createEventOrder';

export type EventFilter = CallReceived<typeof events.search>['query'];

/** Default page size (RG-2). */
const DEFAULT_SIZE = 200;

/** A row of a list, with the time at which it was read. */
export type FoundEvent = CardRow & { now: Date };

interface FoundEvents extends FoundPage<FoundEvent> {
  total: number;
}

/**
 * Public events that have not ended and are not cancelled, best hits first, then soonest first, with the total;
 * `searched` is the corrected text of a misspelled search.
 */
export async function findPublicEvents(
  parts: TimedDatabase,
  filter: EventFilter,
): Promise<FoundEvents & { searched: string | null }> {
  const { q = '', page = 0, size = DEFAULT_SIZE } = filter;
  if (q === '') return { ...(await findPublicEventPage(parts, { ...filter, page, size })), searched: null };
  return searchEvents(parts, q, (search) => findHits(search, filter));
}

function findHits(parts: EventSearch, filter: EventFilter): Promise<FoundEvents> {
  const { words } = parts;
  const now = parts.clock.now();
  const from = filter.from === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(filter.from)));
  const sampling = {
    words,
    isPast: false,
    from,
    to: filter.to === undefined ? undefined : new Date(filter.to),
    isThinning: filter.open !== undefined,
    filter: (events: EventQuery) => filterEvents(parts, filter, events),
  };
  return findInRange(parts.database, sampling, async (range) => {
    const found = await findHitPage(parts, filter, range);
    return { found, hits: found.total };
  });
}

async function findHitPage(parts: EventSearch, filter: EventFilter, range: HitRange): Promise<FoundEvents> {
  const { words } = parts;
  const { page = 0, size = DEFAULT_SIZE, after } = filter;
  const events = filterEvents(parts, filter, selectUpcoming(parts));
  // Under the name of the table, so that all lists have the same order.
  const matching = parts.database.selectFrom(selectHits(events, words, range).as('events'));
  const ranked = matching
    .select(['events.id', 'events.startTime', 'events.registerEnd', rankWords(words).as('rank')])
    .select(sql<number>`count(*) over ()`.as('total'));
  const hits = parts.database
    .selectFrom(ranked.as('events'))
    .select(['events.id', 'events.rank', 'events.total'])
    .where(createEventOrder(sql.ref('events.rank')).isBehind(after))
    .orderBy('events.rank')
    .orderBy('events.startTime')
    .orderBy('events.registerEnd')
    .orderBy('events.id')
    .limit(size + 1)
    .offset(toOffset({ page, size, after }));
  const rows = await parts.database
    .selectFrom(hits.as('hits'))
    .innerJoin('events', 'events.id', 'hits.id')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select(['hits.total', parts.clock.sqlNow().as('now')])
    .select(createEventOrder(sql.ref('hits.rank')).selectPosition())
    .orderBy('hits.rank')
    .orderBy('events.startTime')
    .orderBy('events.registerEnd')
    .orderBy('events.id')
    .execute();
  const isFirst = after === undefined && page === 0;
  const count = () => matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...cutPage(rows, size), total: rows[0]?.total ?? (isFirst ? 0 : (await count()).total) };
}

const filterEvents = (
  parts: TimedDatabase,
  { category, mode, open, from, to }: EventFilter,
  events: EventQuery,
): EventQuery =>
  events
    .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
    .$if(mode !== undefined, (query) => query.where('events.mode', '=', mode ?? 'online'))
    .$if(open !== undefined, (query) => query.where((eb) => isJoinable(eb, parts.clock.sqlNow())))
    .where((eb) => isInPeriod(eb, { from, to }));

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** An event with its host, timeline and administrators; the policy has checked access. */
export const findEvent = ({ clock, database }: TimedDatabase, eventId: string) =>
  database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .innerJoin('accounts as host', 'host.id', 'events.ownerId')
    .select(CARD_COLUMNS)
    .select([
      'events.ownerId',
      'events.description',
      'events.url',
      'events.lastUpdate',
      'events.minTeamSize',
      'events.maxTeamSize',
      'events.visibility',
      'events.showContactEmail',
      'events.formQuestions',
      'host.firstname as hostFirstname',
      'host.lastname as hostLastname',
      'host.imageUrl as hostImageUrl',
      'host.organization as hostOrganization',
      'host.email as hostEmail',
      clock.sqlNow().as('now'),
    ])
    .select((eb) => [selectTimeline(eb).as('timelineEntries'), selectAdministrators(eb).as('administrators')])
    .where('events.id', '=', eventId)
    .executeTakeFirst();

const selectTimeline = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb
    .selectFrom('timelineEntries')
    .select(
      sql<EventDetails['timelineEntries']>`coalesce(json_agg(json_build_object(
        'day', day, 'description', timeline_entries.description) order by day), '[]')`.as('entries'),
    )
    .whereRef('timelineEntries.eventId', '=', 'events.id')
    .$asScalar()
    .$notNull();

const selectAdministrators = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb
    .selectFrom('eventAdministrators')
    .innerJoin('accounts', 'accounts.id', 'eventAdministrators.userId')
    .select(
      sql<EventDetails['administrators']>`coalesce(json_agg(json_build_object(
        'firstName', firstname, 'lastName', lastname, 'imageUrl', accounts.image_url, 'username', username)
        order by added_at), '[]')`.as('administrators'),
    )
    .whereRef('eventAdministrators.eventId', '=', 'events.id')
    // Public replies name no administrator who has not accepted (HO-5).
    .where('eventAdministrators.acceptedAt', 'is not', null)
    .$asScalar()
    .$notNull();
