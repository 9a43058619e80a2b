import { events } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../../platform/Application';
import { createCacheableReply, type CacheableReply } from '../../platform/http/CacheableReply';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { TtlCache } from '../../platform/TtlCache';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { toEventCard } from './toEventCard';
import { toEventDetails } from './toEventDetails';
import { type EventFilter, type FoundEvent, findPublicEvents } from './queries';
import { readEvent } from './readEvent';

/** Lifetime of a cached list, here and in browsers, and the maximum number of cached lists. */
const LIST_CACHE = { ttlMs: 1_000, maxEntries: 100 };

/** Callers choose the texts and times of searches, so these never evict the lists of the home page. */
const SEARCH_CACHE = { ...LIST_CACHE, maxEntries: 50 };

const CACHE_CONTROL = { 'cache-control': `public, max-age=${LIST_CACHE.ttlMs / 1_000}` };

/** Search results on a page. */
const RESULT_SIZE = 20;

export function eventRoutes(app: Application): void {
  const lists = new TtlCache<CacheableReply>(app.clock, LIST_CACHE);
  const searches = new TtlCache<CacheableReply>(app.clock, SEARCH_CACHE);
  // A reply for those who have just written never comes from a replica.
  const toKey = (name: string, query: EventFilter, request: FastifyRequest): string =>
    JSON.stringify([name, query, app.readers.needsPrimary(request)]);
  route(app, events.events, ({ query, reply: { request } }) => {
    const cache = (query.q ?? query.from ?? query.to) ? searches : lists;
    return cache.get(toKey('list', query, request), () =>
      app.readers.read({ name: 'event list', request }, (source) => createEventList(source, query)),
    );
  });
  route(app, events.search, ({ query, reply: { request } }) =>
    searches.get(toKey('search', query, request), () =>
      app.readers.read({ name: 'event search', request }, (source) => createSearchReply(source, query)),
    ),
  );

  route(app, events.details, async (call) => {
    const { params, reply } = call;
    const event = await readEvent(app, { eventId: params.eventId, request: reply.request });
    const details = toEventDetails(event ?? refuse('NOT_FOUND'), false);
    app.eventViews.record(params.eventId, call);
    return succeed(details);
  });
}

async function createEventList(source: TimedDatabase, filter: EventFilter): Promise<CacheableReply> {
  const { rows, total } = await findPublicEvents(source, filter);
  return createCacheableReply(events.events, rows.map(toPublicCard), {
    ...CACHE_CONTROL,
    'x-total-count': String(total),
  });
}

async function createSearchReply(source: TimedDatabase, filter: EventFilter): Promise<CacheableReply> {
  const { page = 0, size = RESULT_SIZE, after } = filter;
  const { searched, ...found } = await findPublicEvents(source, { ...filter, size });
  const content = found.rows.map(toPublicCard);
  const pages = describePage(found, { page, size, after });
  return createCacheableReply(
    events.search,
    { status: 'SUCCESS', content, ...pages, searched },
    CACHE_CONTROL,
  );
}

const toPublicCard = (row: FoundEvent) => toEventCard(row, { registered: false, now: row.now });
