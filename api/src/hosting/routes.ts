import { hosting } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
import { repeatable } from '../idempotency/makeOnce';
import { succeed } from '../succeed';
import { cancelEvent } from './cancelEvent';
import { createEvent } from './createEvent';
import { deleteEvent } from './deleteEvent';
import { hostEventDetails } from './hostEventDetails';
import { findHostEvents } from './queries';
import { renewInvite } from './renewInvite';
import { replaceTimeline } from './replaceTimeline';
import { seenVersion } from './seenVersion';
import { updateEvent } from './updateEvent';

type HostEventRow = Awaited<ReturnType<typeof findHostEvents>>['rows'][number];

/** Events on a page that names no size. */
const DEFAULT_SIZE = 100;

export function hostingRoutes(app: Application): void {
  listRoute(app);
  createRoute(app);
  detailsRoute(app);
  updateRoute(app);
  endingRoutes(app);
  timelineRoute(app);
  inviteRoute(app);
}

function listRoute(app: Application): void {
  route(app, hosting.list, async ({ query: { page = 0, size = DEFAULT_SIZE }, account }) => {
    const { rows, total } = await findHostEvents(app.database, account.id, { page, size });
    return {
      status: 'SUCCESS' as const,
      content: rows.map((row) => ({ data: hostEvent(row, account.id) })),
      totalPages: Math.ceil(total / size),
      totalElements: total,
      number: page,
    };
  });
}

const hostEvent = (row: HostEventRow, hostId: string) => ({
  id: row.id,
  title: row.title,
  college: row.organization,
  tag: row.category,
  date: row.lastUpdate,
  mode: row.mode,
  impressions: row.impressions,
  registrations: row.taken,
  capacityMax: row.capacityMax,
  imageUrl: row.imageUrl,
  startTime: row.startTime,
  endTime: row.endTime,
  visibility: row.visibility,
  cancelled: row.cancelledAt !== null,
  role: row.ownerId === hostId ? ('OWNER' as const) : ('ADMIN' as const),
});

function createRoute(app: Application): void {
  route(app, hosting.create, async (call) => {
    const { id, first } = await createEvent(app, repeatable(call, 'hosting.create'), call.body);
    if (!first) call.reply.status(200);
    const data = await hostEventDetails(app, { eventId: id, hostId: call.account.id });
    return { ...succeed(data, 'Event Created Successfully!'), payload: { id }, id };
  });
}

function detailsRoute(app: Application): void {
  route(app, hosting.details, async ({ params: { eventId }, account, reply }) => {
    const data = await hostEventDetails(app, { eventId, hostId: account.id });
    reply.header('etag', `"${data.version}"`);
    return succeed(data);
  });
}

function updateRoute(app: Application): void {
  route(app, hosting.update, async ({ params: { eventId }, body, account, reply }) => {
    const { version, ...given } = body;
    const asked = { eventId, actorId: account.id, given, version: version ?? seenVersion(reply) };
    await updateEvent(app, asked);
    const data = await hostEventDetails(app, { eventId, hostId: account.id });
    return succeed(data, 'Event updated successfully!');
  });
}

function endingRoutes(app: Application): void {
  route(app, hosting.remove, async ({ params: { eventId }, account }) => {
    await deleteEvent(app, { eventId, actorId: account.id });
    return succeed(null);
  });

  route(app, hosting.cancel, async ({ params: { eventId }, account }) => {
    await app.database
      .transaction()
      .execute((transaction) =>
        cancelEvent(transaction, app.mailer, { eventId, actorId: account.id, clock: app.clock }),
      );
    return succeed(await hostEventDetails(app, { eventId, hostId: account.id }));
  });
}

function timelineRoute(app: Application): void {
  route(app, hosting.replaceTimeline, async ({ params: { eventId }, body, account, reply }) => {
    const version = body.version ?? seenVersion(reply);
    const asked = { eventId, actorId: account.id, entries: body.entries, version };
    const entries = await replaceTimeline(app, asked);
    return { ...succeed(entries), entries };
  });
}

function inviteRoute(app: Application): void {
  route(app, hosting.renewInvite, async ({ params: { eventId }, account }) =>
    succeed({ inviteKey: await renewInvite(app, { eventId, actorId: account.id }) }),
  );
}
