import { type Attendee, attendees, manageEvents, type Room, rooms } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';

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

const member: Attendee = {
  id: sampleId(201),
  name: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  course: '',
  duration: '',
  graduationYear: null,
  registeredAt: hoursFromNow(-5),
  team: teamAllocation.name,
  teamId: teamAllocation.id,
  checkedInAt: null,
  state: 'ACTIVE',
};

function serveRooms(list: Room[], mode: 'online' | 'offline' = 'offline') {
  const api = fakeApi();
  api.on(manageEvents.details, () => success(sampleHostEventDetails({ id: EVENT_ID, mode })));
  // As the server does, only a single room comes with its allocations.
  api.on(rooms.list, ({ query }) =>
    success(query?.room === undefined ? list.map((room) => ({ ...room, allocations: [] })) : list),
  );
  api.on(attendees.list, () => ({
    status: 'SUCCESS' as const,
    data: [],
    participants: [member],
    totalPages: 1,
    totalElements: 1,
    number: 0,
  }));
  return api;
}

/** The rooms of a host's event, with a team of three and one of its members. */
export const roomsPage = {
  eventId: EVENT_ID,
  address: `/room-allocate/${EVENT_ID}`,
  team: teamAllocation,
  member,
  createRoom,
  serveRooms,
};
