import { participation } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { type CardRow, eventCard } from '../homepage/eventCard';
import { eventDetails } from '../homepage/eventDetails';
import { findEvent } from '../homepage/queries';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import { type Limit, requireWithin, throttle } from '../throttle/throttle';
import { confirmation } from './confirmation';
import {
  findEventToJoin,
  findFavourites,
  findMarks,
  findRegistered,
  removeFavourite,
  saveFavourite,
} from './queries';
import { requireOpen } from './requireOpen';
import { saveRegistration } from './saveRegistration';

/** Registrations that one account may write in an hour, repeats included (C7). */
const REGISTRATIONS: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

export function participationRoutes(app: Application): void {
  detailsRoute(app);
  registerRoute(app);
  ownListRoutes(app);
  favouriteRoutes(app);
}

function detailsRoute(app: Application): void {
  route(app, participation.details, async (call) => {
    const { params, account, now } = call;
    const [event, marks] = await Promise.all([
      findEvent(app.database, params.eventId),
      findMarks(app.database, params.eventId, account.id),
    ]);
    if (event === undefined || marks === undefined) return refuse('NOT_FOUND');
    app.views.see(params.eventId, call);
    return succeed({ ...eventDetails(event, { registered: marks.registered, now }), ...marks });
  });
}

function registerRoute(app: Application): void {
  route(app, participation.register, async ({ params: { eventId }, body, account, now, reply }) => {
    const event = await findEventToJoin(app.database, eventId, account.id);
    if (event === undefined) return refuse('NOT_FOUND');
    requireOpen(event, now);
    // Only here, where something will be written: a crowd before a full event costs nothing but reads.
    await requireWithin(app.database, throttle(REGISTRATIONS, account.id), now);
    const { id, registeredAt, first } = await app.database.transaction().execute(async (transaction) => {
      const saved = await saveRegistration(transaction, { eventId, account, form: body, now });
      if (saved.first) await app.mailer.post(transaction, confirmation(event, account), now);
      return saved;
    });
    if (!first) reply.status(200);
    const data = { registrationId: id, eventId, registeredAt };
    return { ...succeed(data), message: 'Registration successful', success: true as const };
  });
}

function ownListRoutes(app: Application): void {
  route(app, participation.registered, async ({ account, now }) =>
    succeed(ownEvents(await findRegistered(app.database, account.id, now), now)),
  );
  route(app, participation.favourites, async ({ account, now }) =>
    succeed(ownEvents(await findFavourites(app.database, account.id), now)),
  );
}

const ownEvents = (rows: (CardRow & { since: Date; registered: boolean })[], now: Date) =>
  rows.map((row) => ({ ...eventCard(row, { registered: row.registered, now }), since: row.since }));

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
