import { participation } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { eventDetails } from '../homepage/eventDetails';
import { findEvent } from '../homepage/queries';
import { notify } from '../notifications/notify';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import { type Limit, requireWithin, throttle } from '../throttle/throttle';
import { cancelRegistration } from './cancelRegistration';
import { confirmation, farewell } from './confirmation';
import { hostNotices } from './hostNotices';
import { listRoutes } from './listRoutes';
import { ownPlace } from './ownPlace';
import { findEventToJoin, findMarks, removeFavourite, saveFavourite } from './queries';
import { saveView } from './recentViews';
import { requireOpen, requireStillOpen } from './requireOpen';
import { saveRegistration } from './saveRegistration';

/** Registrations that one account may write in an hour, repeats included (C7). */
const REGISTRATIONS: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

export function participationRoutes(app: Application): void {
  detailsRoute(app);
  registerRoute(app);
  cancelRoute(app);
  listRoutes(app);
  favouriteRoutes(app);
}

function detailsRoute(app: Application): void {
  route(app, participation.details, async (call) => {
    const { params, account, now } = call;
    const [event, marks] = await Promise.all([
      findEvent(app, params.eventId),
      findMarks(app.database, params.eventId, account.id),
    ]);
    if (event === undefined || marks === undefined) return refuse('NOT_FOUND');
    app.views.see(params.eventId, call);
    await saveView(app.database, { userId: account.id, eventId: params.eventId, viewedAt: now });
    const { registered, favourite, attemptState } = marks;
    const own = { registered, favourite, attemptState, ...ownPlace(marks) };
    return succeed({ ...eventDetails(event, registered), ...own });
  });
}

function registerRoute(app: Application): void {
  route(app, participation.register, async ({ params: { eventId }, body, account, now, reply }) => {
    const { clock } = app;
    const event = await findEventToJoin(app.database, { eventId, userId: account.id, clock });
    if (event === undefined) return refuse('NOT_FOUND');
    requireOpen(event);
    // Only here, where something will be written: a crowd before a full event costs nothing but reads.
    await requireWithin(app.database, throttle(REGISTRATIONS, account.id), now);
    const { id, registeredAt, seats } = await app.database.transaction().execute(async (transaction) => {
      const saved = await saveRegistration(transaction, { eventId, account, form: body, clock });
      if (saved.seats === undefined) return saved;
      await requireStillOpen(transaction, { eventId, userId: account.id, clock });
      await notify(transaction, hostNotices(event, saved.seats, saved.registeredAt), saved.registeredAt);
      await app.mailer.post(transaction, confirmation(event, account), saved.registeredAt);
      return saved;
    });
    if (seats === undefined) reply.status(200);
    const data = { registrationId: id, eventId, registeredAt };
    return { ...succeed(data), message: 'Registration successful', success: true as const };
  });
}

function cancelRoute(app: Application): void {
  route(app, participation.cancelRegistration, async ({ params: { eventId }, account, now }) => {
    await app.database.transaction().execute(async (transaction) => {
      const event = await cancelRegistration(transaction, { eventId, userId: account.id, clock: app.clock });
      if (event !== undefined) await app.mailer.post(transaction, farewell(event, account), now);
    });
    return succeed(null, 'Registration cancelled');
  });
}

function favouriteRoutes(app: Application): void {
  route(app, participation.addFavourite, async ({ params, account, now }) => {
    await saveFavourite(app.database, { userId: account.id, eventId: params.eventId, likedAt: now });
    return succeed(null, 'Event added to favorites successfully');
  });
  route(app, participation.removeFavourite, async ({ params, account }) => {
    await removeFavourite(app.database, account.id, params.eventId);
    return succeed(null);
  });
}
