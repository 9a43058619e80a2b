import { events } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { createCacheableReply, type CacheableReply } from '../../platform/http/CacheableReply';
import { TtlCache } from '../../platform/TtlCache';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { toEventCard } from './toEventCard';
import { toEventDetails } from './toEventDetails';
import { type EventFilter, type FoundEvent, findEvent, findPublicEvents } from './queries';

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
  route(app, events.events, ({ query }) => {
    const cache = (query.q ?? query.from ?? query.to) ? searches : lists;
    return cache.get(JSON.stringify(query), () => createEventList(app, query));
  });
  route(app, events.search, ({ query }) =>
    searches.get(`search ${JSON.stringify(query)}`, () => createSearchReply(app, query)),
  );

  route(app, events.details, async (call) => {
    const { params } = call;
    const event = await findEvent(app, params.eventId);
    const details = toEventDetails(event ?? refuse('NOT_FOUND'), false);
    app.eventViews.record(params.eventId, call);
    return succeed(details);
  });
}

async function createEventList(app: Application, filter: EventFilter): Promise<CacheableReply> {
  const { rows, total } = await findPublicEvents(app, filter);
  return createCacheableReply(events.events, rows.map(toPublicCard), {
    ...CACHE_CONTROL,
    'x-total-count': String(total),
  });
}

async function createSearchReply(app: Application, filter: EventFilter): Promise<CacheableReply> {
  const { page = 0, size = RESULT_SIZE, after } = filter;
  const { searched, ...found } = await findPublicEvents(app, { ...filter, size });
  const content = found.rows.map(toPublicCard);
  const pages = describePage(found, { page, size, after });
  return createCacheableReply(
    events.search,
    { status: 'SUCCESS', content, ...pages, searched },
    CACHE_CONTROL,
  );
}

const toPublicCard = (row: FoundEvent) => toEventCard(row, { registered: false, now: row.now });
