import { findRoomNamesError, rooms } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { lockRegistration } from '../registration/lockRegistration';
import { allocateRoom } from './allocateRoom';
import { changeRooms } from './changeRooms';
import { fillRooms, lockRegistrations } from './fillRooms';
import type { Occupant } from './Occupant';
import { removeAllocation, removeRooms } from './queries';
import { readFewRooms, readRoom, readRoomPage, readRoomSummaries } from './readRooms';
import { addRooms, changeRoom } from './saveRooms';

export function roomsRoutes(app: Application): void {
  createRoute(app);
  changeRoutes(app);
  removeRoutes(app);
  allocationRoutes(app);
}

const change = <Result>(
  app: Application,
  eventId: string,
  work: (transaction: DatabaseTransaction, now: Date) => Promise<Result>,
): Promise<Result> =>
  app.database
    .transaction()
    .execute((transaction) =>
      changeRooms(transaction, { eventId, clock: app.clock }, (now) => work(transaction, now)),
    );

function createRoute(app: Application): void {
  route(app, rooms.list, async ({ params: { eventId }, query: { allocations, room, after } }) => {
    if (room !== undefined) return succeed([await readRoom(app.database, eventId, room)]);
    if (allocations === 'none') return succeed(await readRoomSummaries(app.database, eventId));
    if (allocations !== 'pages') return succeed(await readFewRooms(app.database, eventId));
    const { rooms: page, next } = await readRoomPage(app.database, eventId, after);
    return { ...succeed(page), ...(next !== undefined && { next }) };
  });

  route(app, rooms.create, async ({ params: { eventId }, query, body: { roomNames }, reply }) => {
    const message = findRoomNamesError(roomNames, query.roomCount);
    if (message !== undefined) refuse('ROOM_NAMES_REFUSED', { errors: [{ field: 'roomNames', message }] });
    const added = await change(app, eventId, (transaction, now) =>
      addRooms(transaction, { eventId, roomNames, now }),
    );
    if (!added) reply.status(200);
    return succeed(await readRoomSummaries(app.database, eventId));
  });
}

function changeRoutes(app: Application): void {
  route(app, rooms.update, async ({ params, body }) => {
    await change(app, params.eventId, (transaction) => changeRoom(transaction, { ...params, ...body }));
    return succeed(await readRoom(app.database, params.eventId, params.roomId));
  });
}

function removeRoutes(app: Application): void {
  const remove = async (eventId: string, roomId?: string) => {
    await change(app, eventId, (transaction) => removeRooms(transaction, eventId, roomId));
    return succeed(null);
  };
  route(app, rooms.removeAll, ({ params }) => remove(params.eventId));
  route(app, rooms.remove, ({ params }) => remove(params.eventId, params.roomId));
}

function allocationRoutes(app: Application): void {
  route(app, rooms.fill, async ({ params: { eventId } }) =>
    succeed(
      await app.database.transaction().execute(async (transaction) => {
        await lockRegistrations(transaction, eventId);
        return changeRooms(transaction, { eventId, clock: app.clock }, (now) =>
          fillRooms(transaction, { eventId, now }),
        );
      }),
    ),
  );

  route(app, rooms.allocate, async ({ params, body }) => {
    const holder = toOccupant(body);
    const { room, message } = await app.database.transaction().execute(async (transaction) => {
      // Before the event, in the order of everybody who cancels.
      if ('userId' in holder) await lockRegistration(transaction, params.eventId, holder.userId);
      return changeRooms(transaction, { eventId: params.eventId, clock: app.clock }, (now) =>
        allocateRoom(transaction, { ...params, holder, now }),
      );
    });
    return succeed(room, message);
  });

  route(app, rooms.release, async ({ params }) => {
    await change(app, params.eventId, (transaction) => removeAllocation(transaction, params));
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
