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
  route(app, homepage.events, ({ query }) => lists.get(JSON.stringify(query), () => eventList(app, query)));

  route(app, homepage.details, async (call) => {
    const { params } = call;
    const event = await findEvent(app, params.eventId);
    const details = eventDetails(event ?? refuse('NOT_FOUND'), false);
    app.views.see(params.eventId, call);
    return succeed(details);
  });
}

async function eventList(app: Application, filter: EventFilter): Promise<PublicReply> {
  // How long the reply is kept is this process's affair.
  const madeAt = app.clock.now().getTime();
  const { rows, total } = await findPublicEvents(app, filter);
  const cards = rows.map((row) => eventCard(row, { registered: false, now: row.now }));
  const headers = {
    'cache-control': `public, max-age=${LISTS.milliseconds / 1_000}`,
    'x-total-count': String(total),
  };
  return finish(homepage.events, cards, {
    headers,
    freshUntil: new Date(madeAt + LISTS.milliseconds),
  });
}
