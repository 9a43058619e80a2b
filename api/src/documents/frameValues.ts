import type { FrameValues } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { Fresh } from '../Fresh';
import { eventCard } from '../homepage/eventCard';
import { findPublicEvents } from '../homepage/queries';
import { inTime } from './inTime';

/** chosen: as many as the home page shows at once where it is wide. */
const SHOWN = 2;

/** As long as the public list itself. */
const KEPT = { milliseconds: 1_000, atMost: 1 };

/** chosen: a document goes out without events rather than late; the page asks for their list in any case. */
const PATIENCE_MS = 100;

async function firstEvents(app: Application): Promise<FrameValues> {
  const { rows } = await findPublicEvents(app, { size: SHOWN });
  const cards = rows.map((row) => eventCard(row, { registered: false, now: row.now }));
  return {
    events: cards.map(({ id, title, category, organization, location, imageUrl, mode }) => {
      return { id, title, category, organization, location, imageUrl, online: mode === 'online' };
    }),
  };
}

/** What frames are filled with (LK-4): nothing that depends on who asks, so one answer serves everybody for a second. */
export function frameValues(app: Application): () => Promise<FrameValues> {
  const kept = new Fresh<FrameValues>(app.clock, KEPT);
  return async () => {
    const found = kept.get('', () => firstEvents(app));
    return (await inTime(found, PATIENCE_MS)) ?? { events: [] };
  };
}
