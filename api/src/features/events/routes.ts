import { events } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { createCacheableReply, type CacheableReply } from '../../platform/http/CacheableReply';
import { TtlCache } from '../../platform/TtlCache';
import { refuse } from '../../platform/http/refuse';
import { route } from '../../platform/http/route';
import { succeed } from '../../platform/http/succeed';
import { toEventCard } from './toEventCard';
import { toEventDetails } from './toEventDetails';
import { type EventFilter, findEvent, findPublicEvents } from './queries';

/** How long a list is kept, here and by browsers, and how many different ones. */
const LIST_CACHE = { milliseconds: 1_000, atMost: 100 };

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
  // How long the reply is kept is this process's affair.
  const madeAt = app.clock.now().getTime();
  const { rows, total } = await findPublicEvents(app, filter);
  const cards = rows.map((row) => toEventCard(row, { registered: false, now: row.now }));
  const headers = {
    'cache-control': `public, max-age=${LIST_CACHE.milliseconds / 1_000}`,
    'x-total-count': String(total),
  };
  return createCacheableReply(events.events, cards, {
    headers,
    freshUntil: new Date(madeAt + LIST_CACHE.milliseconds),
  });
}
