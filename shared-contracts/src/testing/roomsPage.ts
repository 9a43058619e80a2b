import { links, manageEvents, type Room, rooms } from '../contract/index';
import { sampleHostEventDetails } from './eventSamples';
import { fakeApi, success } from './FakeApi';
import { sampleId } from './samples';

const EVENT_ID = sampleId(7);

const createRoom = (number: number, changes: Partial<Room> = {}): Room => ({
  id: sampleId(300 + number),
  name: `LT-${number}`,
  capacity: null,
  occupied: 0,
  filled: false,
  allocations: [],
  ...changes,
});

const teamAllocation = { id: sampleId(50), kind: 'TEAM' as const, name: 'Night Owls', people: 3 };

function serveRooms(list: Room[], mode: 'online' | 'offline' = 'offline') {
  const api = fakeApi();
  api.on(manageEvents.details, () => success(sampleHostEventDetails({ id: EVENT_ID, mode })));
  // As the server does, only a single room comes with its allocations.
  api.on(rooms.list, ({ query }) =>
    success(query?.room === undefined ? list.map((room) => ({ ...room, allocations: [] })) : list),
  );
  return api;
}

/** The rooms of a host's event, with a team of three. */
export const roomsPage = {
  eventId: EVENT_ID,
  address: links.rooms(EVENT_ID),
  team: teamAllocation,
  createRoom,
  serveRooms,
};
