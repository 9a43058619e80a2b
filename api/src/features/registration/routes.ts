import { registration } from '@marquee/shared-contracts';
import type { Caller } from '../../platform/access/Caller';
import type { Application } from '../../platform/Application';
import { createEventMail, type MailedEvent } from '../events/createEventMail';
import { toEventDetails } from '../events/toEventDetails';
import { findEvent } from '../events/queries';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import type { MailMessage } from '../../platform/mail/Mailer';
import { cancelRegistration } from './cancelRegistration';
import { latestFormRoute } from './latestFormRoute';
import { listRoutes } from './listRoutes';
import { toRegistrationStatus } from './toRegistrationStatus';
import { findOwnRequest } from './requests/queries';
import { requestRoutes } from './requests/routes';
import { findOwnWait } from './waitlist/queries';
import { waitlistRoutes } from './waitlist/routes';
import { findRegistrationStatus, removeFavourite, saveFavourite } from './queries';
import { saveRecentView } from './recentViews';
import { registerRoute } from './registerRoute';

export function registrationRoutes(app: Application): void {
  detailsRoute(app);
  latestFormRoute(app);
  registerRoute(app);
  cancelRoute(app);
  waitlistRoutes(app);
  requestRoutes(app);
  listRoutes(app);
  favouriteRoutes(app);
}

function detailsRoute(app: Application): void {
  route(app, registration.details, async (call) => {
    const { params, account, now } = call;
    const { clock, database } = app;
    const key = { eventId: params.eventId, userId: account.id, clock };
    const [event, marks, wait, request] = await Promise.all([
      findEvent(app, params.eventId),
      findRegistrationStatus(database, params.eventId, account.id),
      findOwnWait(database, key),
      findOwnRequest(database, key),
    ]);
    if (event === undefined || marks === undefined) return refuse('NOT_FOUND');
    app.eventViews.record(params.eventId, call);
    await saveRecentView(app.database, { userId: account.id, eventId: params.eventId, viewedAt: now });
    const { registered, favourite, attemptState, room, announcementsMuted } = marks;
    const own = {
      registered,
      favourite,
      attemptState,
      room,
      ...toRegistrationStatus(marks),
      wait: wait ?? null,
      request: request ?? null,
      announcementsMuted,
    };
    return succeed({ ...toEventDetails(event, registered), ...own });
  });
}

function cancelRoute(app: Application): void {
  route(app, registration.cancelRegistration, async ({ params: { eventId }, account, now }) => {
    const { clock } = app;
    await app.database.transaction().execute(async (transaction) => {
      const cancelled = { eventId, userId: account.id, clock };
      const event = await cancelRegistration(transaction, cancelled, app);
      if (event !== undefined)
        await app.mailer.enqueue(transaction, createCancellationMail(event, account), now);
    });
    return succeed(null, 'Registration cancelled');
  });
}

/** The mail about a cancelled registration; a private event's page is closed to the person now. */
const createCancellationMail = (
  event: MailedEvent & { visibility: 'public' | 'private' },
  person: Caller,
): MailMessage =>
  createEventMail(event, {
    person,
    subject: `You are no longer registered: ${event.title}`,
    text: `Your registration for ${event.title} is cancelled, and your seat was released.`,
    calendar: 'CANCEL',
    hasFacts: false,
    hasPage: event.visibility === 'public',
  });

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
