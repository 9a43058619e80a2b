import { homepage } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { finish, type PublicReply } from '../http/PublicReply';
import { Fresh } from '../Fresh';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import { eventCard } from './eventCard';
import { eventDetails } from './eventDetails';
import { type EventFilter, findEvent, findPublicEvents } from './queries';

/** How long a list is kept, here and by browsers, and how many different ones. */
const LISTS = { milliseconds: 1_000, atMost: 100 };

export function homepageRoutes(app: Application): void {
  const lists = new Fresh<PublicReply>(app.clock, LISTS);
  route(app, homepage.events, ({ query, now }) =>
    lists.get(JSON.stringify(query), () => eventList(app, query, now)),
  );

  route(app, homepage.details, async (call) => {
    const { params, now } = call;
    const event = await findEvent(app.database, params.eventId);
    const details = eventDetails(event ?? refuse('NOT_FOUND'), { registered: false, now });
    app.views.see(params.eventId, call);
    return succeed(details);
  });
}

async function eventList(app: Application, filter: EventFilter, now: Date): Promise<PublicReply> {
  const { rows, total } = await findPublicEvents(app.database, filter, now);
  const cards = rows.map((row) => eventCard(row, { registered: false, now }));
  const headers = {
    'cache-control': `public, max-age=${LISTS.milliseconds / 1_000}`,
    'x-total-count': String(total),
  };
  return finish(homepage.events, cards, {
    headers,
    freshUntil: new Date(now.getTime() + LISTS.milliseconds),
  });
}
