import { findRoomNamesError, rooms } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { lockChangeableEvent } from '../events/lockChangeableEvent';
import { lockRegistration } from '../registration/lockRegistration';
import { allocateRoom } from './allocateRoom';
import { changeRooms } from './changeRooms';
import { fillRooms, lockRegistrations } from './fillRooms';
import { type Occupant, toIds } from './Occupant';
import type { OccupantFilter } from './findOccupants';
import { removeAllocation, removeRooms } from './queries';
import { readFewRooms, readRoom, readRoomPage, readRoomSummaries, type RoomPage } from './readRooms';
import { addRooms, changeRoom } from './saveRooms';

export function roomsRoutes(app: Application): void {
  createRoute(app);
  changeRoutes(app);
  removeRoutes(app);
  allocationRoutes(app);
}

const change = <Result>(
  app: Application,
  { eventId, changed = {} }: { eventId: string; changed?: OccupantFilter },
  work: (transaction: DatabaseTransaction, now: Date) => Promise<Result>,
): Promise<Result> =>
  app.database
    .transaction()
    .execute((transaction) =>
      changeRooms(transaction, { eventId, clock: app.clock, changed }, (now) => work(transaction, now)),
    );

const toPage = ({ rooms: found, next }: RoomPage) => ({
  ...succeed(found),
  ...(next !== undefined && { next }),
});

/** The reply of a change: the room with its newest allocations. */
async function describeRoom(app: Application, place: { eventId: string; roomId: string }, message?: string) {
  const { rooms: found, next } = await readRoom(app.database, place);
  const [room = refuse('NOT_FOUND')] = found;
  return { ...succeed(room, message), ...(next !== undefined && { next }) };
}

function createRoute(app: Application): void {
  route(app, rooms.list, async ({ params: { eventId }, query: { allocations, room: roomId, after } }) => {
    if (roomId !== undefined) return toPage(await readRoom(app.database, { eventId, roomId, after }));
    if (allocations === 'none') return succeed(await readRoomSummaries(app.database, eventId));
    if (allocations !== 'pages') return succeed(await readFewRooms(app.database, eventId));
    return toPage(await readRoomPage(app.database, { eventId, after }));
  });

  route(app, rooms.create, async ({ params: { eventId }, query, body: { roomNames }, reply }) => {
    const message = findRoomNamesError(roomNames, query.roomCount);
    if (message !== undefined) refuse('ROOM_NAMES_REFUSED', { errors: [{ field: 'roomNames', message }] });
    const added = await app.database.transaction().execute(async (transaction) => {
      const { now } = await lockChangeableEvent(transaction, eventId, app.clock);
      return addRooms(transaction, { eventId, roomNames, now });
    });
    if (!added) reply.status(200);
    return succeed(await readRoomSummaries(app.database, eventId));
  });
}

function changeRoutes(app: Application): void {
  route(app, rooms.update, async ({ params, body }) => {
    const { eventId, roomId } = params;
    await change(app, { eventId, changed: { roomIds: [roomId] } }, (transaction) =>
      changeRoom(transaction, { ...params, ...body }),
    );
    return describeRoom(app, params);
  });
}

function removeRoutes(app: Application): void {
  route(app, rooms.removeAll, async ({ params: { eventId } }) => {
    await change(app, { eventId }, (transaction) => removeRooms(transaction, eventId));
    return succeed(null);
  });
  route(app, rooms.remove, async ({ params: { eventId, roomId } }) => {
    await change(app, { eventId, changed: { roomIds: [roomId] } }, (transaction) =>
      removeRooms(transaction, eventId, roomId),
    );
    return succeed(null);
  });
}

function allocationRoutes(app: Application): void {
  route(app, rooms.fill, async ({ params: { eventId } }) =>
    succeed(
      await app.database.transaction().execute(async (transaction) => {
        await lockRegistrations(transaction, eventId);
        return changeRooms(transaction, { eventId, clock: app.clock, changed: {} }, (now) =>
          fillRooms(transaction, { eventId, now }),
        );
      }),
    ),
  );

  route(app, rooms.allocate, async ({ params, body }) => {
    const { eventId } = params;
    const holder = toOccupant(body);
    const changed = { around: toIds(holder) };
    const message = await app.database.transaction().execute(async (transaction) => {
      // Before the event, in the order of everybody who cancels.
      if ('userId' in holder) await lockRegistration(transaction, eventId, holder.userId);
      return changeRooms(transaction, { eventId, clock: app.clock, changed }, (now) =>
        allocateRoom(transaction, { ...params, holder, now }),
      );
    });
    return describeRoom(app, params, message);
  });

  route(app, rooms.release, async ({ params }) => {
    const { eventId, allocatedId } = params;
    const changed = { around: { teamId: allocatedId, userId: allocatedId } };
    await change(app, { eventId, changed }, (transaction) => removeAllocation(transaction, params));
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
