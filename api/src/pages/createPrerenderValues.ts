import type { FrameValues } from '@marquee/shared-contracts';
import type { Application } from '../platform/Application';
import { TtlCache } from '../platform/TtlCache';
import { toEventCard } from '../features/events/toEventCard';
import { findPublicEvents } from '../features/events/queries';
import { withTimeout } from '../platform/withTimeout';

/** chosen: as many as the home page shows at once where it is wide. */
const EVENT_COUNT = 2;

/** As long as the public list itself. */
const CACHE = { milliseconds: 1_000, atMost: 1 };

/** chosen: a document goes out without events rather than late; the page asks for their list in any case. */
const TIMEOUT_MS = 100;

async function findFirstEvents(app: Application): Promise<FrameValues> {
  const { rows } = await findPublicEvents(app, { size: EVENT_COUNT });
  const cards = rows.map((row) => toEventCard(row, { registered: false, now: row.now }));
  return {
    events: cards.map(({ id, title, category, organization, location, imageUrl, mode }) => {
      return { id, title, category, organization, location, imageUrl, online: mode === 'online' };
    }),
  };
}

/** What frames are filled with (LK-4): nothing that depends on who asks, so one answer serves everybody for a second. */
export function createPrerenderValues(app: Application): () => Promise<FrameValues> {
  const kept = new TtlCache<FrameValues>(app.clock, CACHE);
  return async () => {
    const found = kept.get('', () => findFirstEvents(app));
    return (await withTimeout(found, TIMEOUT_MS)) ?? { events: [] };
  };
}
