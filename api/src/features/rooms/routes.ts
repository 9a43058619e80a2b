import { findRoomNamesError, rooms } from '@marquee/shared-contracts';
import { lockChangeableEvent } from '../events/lockChangeableEvent';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { allocateRoom } from './allocateRoom';
import type { Occupant } from './Occupant';
import { removeAllocation, removeRooms } from './queries';
import { readRoom, readRooms } from './readRooms';
import { addRooms, changeRoom } from './saveRooms';

export function roomsRoutes(app: Application): void {
  createRoute(app);
  changeRoutes(app);
  removeRoutes(app);
  allocationRoutes(app);
}

function createRoute(app: Application): void {
  route(app, rooms.list, async ({ params }) => succeed(await readRooms(app.database, params.eventId)));

  route(app, rooms.create, async ({ params: { eventId }, query, body: { roomNames }, reply }) => {
    const message = findRoomNamesError(roomNames, query.roomCount);
    if (message !== undefined) refuse('ROOM_NAMES_REFUSED', { errors: [{ field: 'roomNames', message }] });
    const added = await app.database
      .transaction()
      .execute((transaction) => addRooms(transaction, { eventId, roomNames, clock: app.clock }));
    if (!added) reply.status(200);
    return succeed(await readRooms(app.database, eventId));
  });
}

function changeRoutes(app: Application): void {
  route(app, rooms.update, async ({ params, body }) => {
    await app.database
      .transaction()
      .execute((transaction) => changeRoom(transaction, { ...params, ...body, clock: app.clock }));
    return succeed(await readRoom(app.database, params.eventId, params.roomId));
  });
}

function removeRoutes(app: Application): void {
  const remove = async (eventId: string, roomId?: string) => {
    await app.database.transaction().execute(async (transaction) => {
      await lockChangeableEvent(transaction, eventId, app.clock);
      await removeRooms(transaction, eventId, roomId);
    });
    return succeed(null);
  };
  route(app, rooms.removeAll, ({ params }) => remove(params.eventId));
  route(app, rooms.remove, ({ params }) => remove(params.eventId, params.roomId));
}

function allocationRoutes(app: Application): void {
  route(app, rooms.allocate, async ({ params, body }) => {
    const holder = toOccupant(body);
    const { room, message } = await app.database
      .transaction()
      .execute((transaction) => allocateRoom(transaction, { ...params, holder, clock: app.clock }));
    return succeed(room, message);
  });

  route(app, rooms.release, async ({ params }) => {
    await app.database.transaction().execute(async (transaction) => {
      await lockChangeableEvent(transaction, params.eventId, app.clock);
      await removeAllocation(transaction, params);
    });
    return succeed(null);
  });
}

/** Requires exactly one of a team and a person. */
function toOccupant({
  teamId,
  accountId,
}: {
  teamId?: string | undefined;
  accountId?: string | undefined;
}): Occupant {
  if (teamId !== undefined && accountId === undefined) return { teamId };
  if (accountId !== undefined && teamId === undefined) return { userId: accountId };
  return refuse('NOT_OF_THE_EVENT');
}
