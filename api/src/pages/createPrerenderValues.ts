import { type PrerenderValues, putJoinableFirst } from '@marquee/shared-contracts';
import type { Application } from '../platform/Application';
import { TtlCache } from '../platform/TtlCache';
import { toEventCard } from '../features/events/toEventCard';
import { findPublicEvents } from '../features/events/queries';
import { withTimeout } from '../platform/withTimeout';

/** As many events as a wide home page shows without scrolling. */
const EVENT_COUNT = 2;

/** Soonest events among which the open ones come first; a bound, because the home page sorts up to 200. */
const CANDIDATES = 20;

/** The lifetime of the public list. */
const CACHE = { ttlMs: 1_000, maxEntries: 1 };

/** A late document is worse than a document without events, because the page requests their list anyway. */
const TIMEOUT_MS = 100;

async function findFirstEvents(app: Application): Promise<PrerenderValues> {
  const { rows } = await findPublicEvents(app, { size: CANDIDATES });
  const cards = rows.map((row) => toEventCard(row, { registered: false, now: row.now }));
  return {
    events: putJoinableFirst(cards)
      .slice(0, EVENT_COUNT)
      .map(({ id, title, category, organization, location, imageUrl, mode }) => {
        return { id, title, category, organization, location, imageUrl, online: mode === 'online' };
      }),
  };
}

/**
 * Values for prerendered markup (LK-4): independent of the visitor, so one result serves everybody for a
 * second.
 */
export function createPrerenderValues(app: Application): () => Promise<PrerenderValues> {
  const cache = new TtlCache<PrerenderValues>(app.clock, CACHE);
  return async () => {
    const found = cache.get('', () => findFirstEvents(app));
    return (await withTimeout(found, TIMEOUT_MS)) ?? { events: [] };
  };
}
