import { registration } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { toEventDetails } from '../events/toEventDetails';
import { findEvent } from '../events/queries';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { type Limit, requireWithinLimit, createThrottle } from '../../platform/throttle/throttle';
import { cancelRegistration } from './cancelRegistration';
import {
  createCancellationMail,
  createConfirmationMail,
  createHostNotifications,
} from './registrationMessages';
import { listRoutes } from './listRoutes';
import { toRegistrationStatus } from './toRegistrationStatus';
import { findRegistrationStatus, removeFavourite, saveFavourite } from './queries';
import { saveRecentView } from './recentViews';
import { requireRegistrationOpen, requireRegistrationStillOpen } from './requireRegistrationOpen';
import { saveRegistration } from './saveRegistration';

/** Registrations per account and hour, repeats included (C7). */
const REGISTRATIONS: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

export function registrationRoutes(app: Application): void {
  detailsRoute(app);
  registerRoute(app);
  cancelRoute(app);
  listRoutes(app);
  favouriteRoutes(app);
}

function detailsRoute(app: Application): void {
  route(app, registration.details, async (call) => {
    const { params, account, now } = call;
    const [event, marks] = await Promise.all([
      findEvent(app, params.eventId),
      findRegistrationStatus(app.database, params.eventId, account.id),
    ]);
    if (event === undefined || marks === undefined) return refuse('NOT_FOUND');
    app.eventViews.record(params.eventId, call);
    await saveRecentView(app.database, { userId: account.id, eventId: params.eventId, viewedAt: now });
    const { registered, favourite, attemptState } = marks;
    const own = { registered, favourite, attemptState, ...toRegistrationStatus(marks) };
    return succeed({ ...toEventDetails(event, registered), ...own });
  });
}

function registerRoute(app: Application): void {
  route(app, registration.register, async ({ params: { eventId }, body, account, now, reply }) => {
    const { clock } = app;
    const key = { eventId, userId: account.id, clock };
    const event = await requireRegistrationOpen(app.database, key);
    // Counts only actual writes: a crowd at a full event causes only reads.
    await requireWithinLimit(app.database, createThrottle(REGISTRATIONS, account.id), now);
    const registered = await app.database.transaction().execute(async (transaction) => {
      const saved = await saveRegistration(transaction, { eventId, account, form: body, clock });
      if (saved.seats === undefined) return saved;
      await requireRegistrationStillOpen(transaction, key);
      const { seats, registeredAt } = saved;
      await notify(transaction, createHostNotifications(event, seats, registeredAt), registeredAt);
      await app.mailer.enqueue(transaction, createConfirmationMail(event, account), registeredAt);
      return saved;
    });
    if (registered.seats === undefined) reply.status(200);
    const data = { registrationId: registered.id, eventId, registeredAt: registered.registeredAt };
    return { ...succeed(data), message: 'Registration successful', success: true as const };
  });
}

function cancelRoute(app: Application): void {
  route(app, registration.cancelRegistration, async ({ params: { eventId }, account, now }) => {
    const { clock, cancellationHandlers } = app;
    await app.database.transaction().execute(async (transaction) => {
      const cancelled = { eventId, userId: account.id, clock };
      const event = await cancelRegistration(transaction, cancelled, cancellationHandlers);
      if (event !== undefined)
        await app.mailer.enqueue(transaction, createCancellationMail(event, account), now);
    });
    return succeed(null, 'Registration cancelled');
  });
}

function favouriteRoutes(app: Application): void {
  route(app, registration.addFavourite, async ({ params, account, now }) => {
    await saveFavourite(app.database, { userId: account.id, eventId: params.eventId, likedAt: now });
    return succeed(null, 'Event added to favorites successfully');
  });
  route(app, registration.removeFavourite, async ({ params, account }) => {
    await removeFavourite(app.database, account.id, params.eventId);
    return succeed(null);
  });
}
