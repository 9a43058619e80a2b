import { registration } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { type CardRow, toEventCard } from '../events/toEventCard';
import { describePage } from '../../platform/http/cutPage';
import { route, succeed } from '../../platform/http/route';
import { findPastEvents } from './eventLists';
import { findParticipantEvents } from './findParticipantEvents';
import { toRegistrationStatus } from './toRegistrationStatus';
import { readOwnListFilter } from './ownListFilter';
import { findPendingRegistrations } from './findPendingRegistrations';
import { findFavourites, findRegisteredEvents } from './queries';
import { findRecentlyViewed } from './recentViews';

/** Default page size (RG-2); recent views show ten. */
const DEFAULT_SIZE = 200;
const DEFAULT_VIEWS = 10;

type OwnRow = CardRow & { since: Date; registered: boolean };

const toOwnEvent = (row: OwnRow, now: Date) => ({
  ...toEventCard(row, { registered: row.registered, now }),
  since: row.since,
  registered: row.registered,
});

/** Routes for a participant's lists of events. */
export function listRoutes(app: Application): void {
  route(app, registration.events, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE, ...filter } = query;
    const { rows, total } = await findParticipantEvents(app, filter, {
      userId: account.id,
      page,
      size,
      now,
    });
    const data = rows.map((row) => ({
      ...toEventCard(row, { registered: row.registered, now }),
      registered: row.registered,
      favourite: row.favourite,
    }));
    return { ...succeed(data), ...describePage({ rows, total, next: undefined }, { page, size }) };
  });
  ownListRoutes(app);
  pagedOwnListRoutes(app);
}

function ownListRoutes(app: Application): void {
  route(app, registration.registered, async ({ query, account, now }) => {
    const filter = await readOwnListFilter(app.database, query);
    const [rows, pending] = await Promise.all([
      findRegisteredEvents(app.database, { userId: account.id, filter, now }),
      findPendingRegistrations(app, account.id),
    ]);
    const data = rows.map((row) => ({
      ...toOwnEvent(row, now),
      ...toRegistrationStatus(row),
      attemptState: row.attemptState,
    }));
    return { ...succeed(data), pending };
  });
  route(app, registration.favourites, async ({ query, account, now }) => {
    const filter = await readOwnListFilter(app.database, query);
    const rows = await findFavourites(app.database, { userId: account.id, filter });
    return succeed(rows.map((row) => toOwnEvent(row, now)));
  });
}

function pagedOwnListRoutes(app: Application): void {
  route(app, registration.pastEvents, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE, after } = query;
    const filter = await readOwnListFilter(app.database, query);
    const input = { userId: account.id, page, size, after, now };
    const found = await findPastEvents(app.database, input, filter);
    const data = found.rows.map((row) => ({ ...toOwnEvent(row, now), team: toRegistrationStatus(row).team }));
    return { ...succeed(data), ...describePage(found, input) };
  });
  route(app, registration.viewed, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_VIEWS, after } = query;
    const input = { page, size, after };
    const found = await findRecentlyViewed(app.database, { userId: account.id, ...input });
    const content = found.rows.map((row) => toOwnEvent(row, now));
    return { status: 'SUCCESS' as const, content, ...describePage(found, input) };
  });
}
