import { participation } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { type CardRow, eventCard } from '../homepage/eventCard';
import { pageOf } from '../pageOf';
import { route } from '../route';
import { succeed } from '../succeed';
import { findEvents, findPast } from './eventLists';
import { ownPlace } from './ownPlace';
import { findFavourites, findRegistered } from './queries';
import { findViewed } from './recentViews';

/** Events on a page that names no size (RG-2); of recent views a screen shows ten. */
const DEFAULT_SIZE = 200;
const DEFAULT_VIEWS = 10;

type OwnRow = CardRow & { since: Date; registered: boolean };

const ownEvent = (row: OwnRow, now: Date) => ({
  ...eventCard(row, { registered: row.registered, now }),
  since: row.since,
  registered: row.registered,
});

/** The lists of events that a participant has. */
export function listRoutes(app: Application): void {
  route(app, participation.events, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE, ...filter } = query;
    const { rows, total } = await findEvents(app.database, filter, { userId: account.id, page, size, now });
    const data = rows.map((row) => ({
      ...eventCard(row, { registered: row.registered, now }),
      registered: row.registered,
      favourite: row.favourite,
    }));
    return { ...succeed(data), ...pageOf(total, { page, size }) };
  });
  ownListRoutes(app);
  pagedOwnListRoutes(app);
}

function ownListRoutes(app: Application): void {
  route(app, participation.registered, async ({ account, now }) => {
    const rows = await findRegistered(app.database, account.id, now);
    return succeed(rows.map((row) => ({ ...ownEvent(row, now), ...ownPlace(row) })));
  });
  route(app, participation.favourites, async ({ account, now }) => {
    const rows = await findFavourites(app.database, account.id);
    return succeed(rows.map((row) => ownEvent(row, now)));
  });
}

function pagedOwnListRoutes(app: Application): void {
  route(app, participation.pastEvents, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE } = query;
    const { rows, total } = await findPast(app.database, { userId: account.id, page, size, now });
    const data = rows.map((row) => ({ ...ownEvent(row, now), team: ownPlace(row).team }));
    return { ...succeed(data), ...pageOf(total, { page, size }) };
  });
  route(app, participation.viewed, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_VIEWS } = query;
    const { rows, total } = await findViewed(app.database, { userId: account.id, page, size });
    const content = rows.map((row) => ownEvent(row, now));
    return { status: 'SUCCESS' as const, content, ...pageOf(total, { page, size }) };
  });
}
