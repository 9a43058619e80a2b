import { events } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { createCacheableReply, type CacheableReply } from '../../platform/http/CacheableReply';
import { TtlCache } from '../../platform/TtlCache';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { toEventCard } from './toEventCard';
import { toEventDetails } from './toEventDetails';
import { type EventFilter, findEvent, findPublicEvents } from './queries';

/** Lifetime of a cached list, here and in browsers, and the maximum number of cached lists. */
const LIST_CACHE = { ttlMs: 1_000, maxEntries: 100 };

export function eventRoutes(app: Application): void {
  const lists = new TtlCache<CacheableReply>(app.clock, LIST_CACHE);
  route(app, events.events, ({ query }) =>
    lists.get(JSON.stringify(query), () => createEventList(app, query)),
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
  const cards = rows.map((row) => toEventCard(row, { registered: false, now: row.now }));
  return createCacheableReply(events.events, cards, {
    'cache-control': `public, max-age=${LIST_CACHE.ttlMs / 1_000}`,
    'x-total-count': String(total),
  });
}
