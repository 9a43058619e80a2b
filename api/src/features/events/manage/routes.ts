import { manageEvents } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { describePage } from '../../../platform/http/cutPage';
import { route, succeed } from '../../../platform/http/route';
import { readIdempotencyKey } from '../../../platform/idempotency/withIdempotencyKey';
import { cancelEvent } from './cancelEvent';
import { createEvent } from './createEvent';
import { deleteEvent } from './deleteEvent';
import { readHostEventDetails } from './readHostEventDetails';
import { describePublication } from './describePublication';
import { findEventRole } from '../findEventRole';
import { publishEvent, unpublishEvent } from './publishEvent';
import { findFirstEvent, findHostEventPage, type HostEventRow } from './hostEvents';
import { renewInviteKey } from './renewInviteKey';
import { replaceTimeline } from './replaceTimeline';
import { updateEvent } from './updateEvent';
import type { FastifyReply } from 'fastify';
import { refuse } from '../../../platform/http/refuse';

/** Default page size. */
const DEFAULT_SIZE = 100;

export function manageEventRoutes(app: Application): void {
  listRoute(app);
  createRoute(app);
  detailsRoute(app);
  updateRoute(app);
  cancelAndDeleteRoutes(app);
  publicationRoutes(app);
  timelineRoute(app);
  inviteRoute(app);
}

function listRoute(app: Application): void {
  route(app, manageEvents.list, async ({ query, account, now }) => {
    const { page = 0, size = DEFAULT_SIZE, after, ...filter } = query;
    const input = { page, size, after };
    const found = await findHostEventPage(app.database, { hostId: account.id, now, ...filter }, input);
    return {
      status: 'SUCCESS' as const,
      content: found.rows.map((row) => ({ data: toHostEvent(row, account.id) })),
      ...describePage(found, input),
      allElements: found.all,
    };
  });
  route(app, manageEvents.first, async ({ account, now }) => {
    const row = await findFirstEvent(app.database, account.id, now);
    return succeed(row === undefined ? null : toHostEvent(row, account.id));
  });
}

function toHostEvent(row: HostEventRow, hostId: string) {
  const { category, ...publication } = { category: row.category, ...describePublication(row) };
  return {
    id: row.id,
    title: row.title,
    college: row.organization,
    tag: category,
    date: row.lastUpdate,
    mode: row.mode,
    impressions: row.impressions,
    registrations: row.taken - row.held,
    capacityMax: row.capacityMax,
    imageUrl: row.imageUrl,
    startTime: row.startTime,
    endTime: row.endTime,
    timezone: row.timezone,
    visibility: row.visibility,
    cancelled: row.cancelledAt !== null,
    // The query selects only events at which the host has a role.
    ...(findEventRole(row, hostId) ?? refuse('NOT_FOUND')),
    ...publication,
  };
}

function createRoute(app: Application): void {
  route(app, manageEvents.create, async (call) => {
    const { id, isFirst } = await createEvent(app, readIdempotencyKey(call, 'hosting.create'), call.body);
    if (!isFirst) call.reply.status(200);
    const data = await readHostEventDetails(app, { eventId: id, hostId: call.account.id });
    return { ...succeed(data, 'Event Created Successfully!'), payload: { id }, id };
  });
}

function detailsRoute(app: Application): void {
  route(app, manageEvents.details, async ({ params: { eventId }, account, reply }) => {
    const data = await readHostEventDetails(app, { eventId, hostId: account.id });
    reply.header('etag', `"${data.version}"`);
    return succeed(data);
  });
}

function updateRoute(app: Application): void {
  route(app, manageEvents.update, async ({ params: { eventId }, body, account, reply }) => {
    const { version, ...given } = body;
    const change = { eventId, actorId: account.id, given, version: version ?? readIfMatch(reply) };
    await updateEvent(app, change);
    const data = await readHostEventDetails(app, { eventId, hostId: account.id });
    return succeed(data, 'Event updated successfully!');
  });
}

function cancelAndDeleteRoutes(app: Application): void {
  route(app, manageEvents.remove, async ({ params: { eventId }, account }) => {
    await deleteEvent(app, { eventId, actorId: account.id });
    return succeed(null);
  });

  route(app, manageEvents.cancel, async ({ params: { eventId }, account }) => {
    await app.database
      .transaction()
      .execute((transaction) =>
        cancelEvent(transaction, app.mailer, { eventId, actorId: account.id, clock: app.clock }),
      );
    return succeed(await readHostEventDetails(app, { eventId, hostId: account.id }));
  });
}

function publicationRoutes(app: Application): void {
  route(app, manageEvents.publish, async ({ params: { eventId }, account }) => {
    await publishEvent(app, { eventId, actorId: account.id });
    return succeed(await readHostEventDetails(app, { eventId, hostId: account.id }));
  });

  route(app, manageEvents.unpublish, async ({ params: { eventId }, account }) => {
    await unpublishEvent(app, { eventId, actorId: account.id });
    return succeed(await readHostEventDetails(app, { eventId, hostId: account.id }));
  });
}

function timelineRoute(app: Application): void {
  route(app, manageEvents.replaceTimeline, async ({ params: { eventId }, body, account, reply }) => {
    const version = body.version ?? readIfMatch(reply);
    const change = { eventId, actorId: account.id, entries: body.entries, version };
    const entries = await replaceTimeline(app, change);
    return { ...succeed(entries), entries };
  });
}

function inviteRoute(app: Application): void {
  route(app, manageEvents.renewInvite, async ({ params: { eventId }, account }) =>
    succeed({ inviteKey: await renewInviteKey(app, { eventId, actorId: account.id }) }),
  );
}

/** The version in an `If-Match` header; undefined for `*` and for no header (EV-8). */
function readIfMatch({ request }: FastifyReply): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?([0-9]{1,9})"?$/.exec(header)?.[1];
  return version === undefined ? refuse('BAD_REQUEST') : Number(version);
}
