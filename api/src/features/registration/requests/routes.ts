import { registration } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { describePage } from '../../../platform/http/cutPage';
import { route, succeed } from '../../../platform/http/route';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import { createThrottle, type Limit, requireWithinLimit } from '../../../platform/throttle/throttle';
import { toEventCard } from '../../events/toEventCard';
import { lockSeats } from '../waitlist/lockSeats';
import { endOwnRequest } from './endRequests';
import { findRequestedEvents } from './queries';
import { sendRequest } from './sendRequest';

/** Requests per account and hour, repeats included (C7). */
const REQUESTS: Limit = { name: 'registration-requests', hits: 20, seconds: 3600 };

/** Default page size. */
const DEFAULT_SIZE = 200;

/** A participant's requests to be registered (RG-22). */
export function requestRoutes(app: Application): void {
  route(app, registration.sendRequest, async ({ params: { eventId }, body, account, now, reply }) => {
    await requireWithinLimit(app.database, createThrottle(REQUESTS, account.id), now);
    const { isFirst, ...sent } = await sendRequest(app, { eventId, account, form: body });
    if (!isFirst) reply.status(200);
    return succeed(sent);
  });
  route(app, registration.withdrawRequest, async ({ params: { eventId }, account }) => {
    await app.database.transaction().execute(async (transaction) => {
      await lockSeats(transaction, eventId, app.clock);
      const isEnded = await endOwnRequest(transaction, { eventId, userId: account.id, state: 'PENDING' });
      if (isEnded) publishAfterCommit(transaction, [`waitlist:${eventId}`]);
    });
    return succeed(null);
  });
  listRoute(app);
}

function listRoute(app: Application): void {
  route(app, registration.requests, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE, after } = query;
    const input = { userId: account.id, page, size, after, now };
    const found = await findRequestedEvents(app.database, app.clock, input);
    const content = found.rows.map(({ state, message, requestedAt, ...row }) => ({
      ...toEventCard(row, { registered: false, now }),
      since: requestedAt,
      registered: false,
      request: { state, message, requestedAt },
    }));
    return { status: 'SUCCESS' as const, content, ...describePage(found, input) };
  });
}
