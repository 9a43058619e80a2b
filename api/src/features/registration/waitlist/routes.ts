import { registration } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { describePage } from '../../../platform/http/cutPage';
import { route, succeed } from '../../../platform/http/route';
import { createThrottle, type Limit, requireWithinLimit } from '../../../platform/throttle/throttle';
import { toEventCard } from '../../events/toEventCard';
import { confirmSeat, joinWaitlist, leaveWaitlist } from './changeWait';
import { findWaitingEvents } from './queries';

/** Waitlists joined per account and hour, repeats included (C7). */
const JOINS: Limit = { name: 'waits', hits: 20, seconds: 3600 };

/** Default page size. */
const DEFAULT_SIZE = 200;

export function waitlistRoutes(app: Application): void {
  joinRoute(app);
  leaveRoute(app);
  confirmRoute(app);
  listRoute(app);
}

function joinRoute(app: Application): void {
  route(app, registration.joinWaitlist, async ({ params: { eventId }, body, account, now, reply }) => {
    await requireWithinLimit(app.database, createThrottle(JOINS, account.id), now);
    const { isFirst, ...joined } = await joinWaitlist(app, { eventId, account, form: body });
    if (!isFirst) reply.status(200);
    return succeed(joined);
  });
}

function leaveRoute(app: Application): void {
  route(app, registration.leaveWaitlist, async ({ params: { eventId }, account }) => {
    await leaveWaitlist(app, { eventId, userId: account.id });
    return succeed(null);
  });
}

function confirmRoute(app: Application): void {
  route(app, registration.confirmSeat, async ({ params: { eventId }, account, reply }) => {
    const { id, registeredAt, isFirst } = await confirmSeat(app, { eventId, account });
    if (!isFirst) reply.status(200);
    const data = { registrationId: id, eventId, registeredAt };
    return { ...succeed(data), message: 'Registration successful', success: true as const };
  });
}

function listRoute(app: Application): void {
  route(app, registration.waiting, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE, after } = query;
    const input = { userId: account.id, page, size, after, now };
    const found = await findWaitingEvents(app.database, app.clock, input);
    const content = found.rows.map((row) => ({
      ...toEventCard(row, { registered: false, now }),
      since: row.since,
      registered: false,
      wait: { position: row.number, confirmBy: row.confirmBy },
    }));
    return { status: 'SUCCESS' as const, content, ...describePage(found, input) };
  });
}
