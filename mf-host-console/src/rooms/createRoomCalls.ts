import { attendees, type Room, type RoomAllocation, rooms } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { type Candidate, listCandidates } from './listCandidates';

interface RoomKey {
  eventId: string;
  roomId: string;
}

/** A room with a page of its allocations, and the cursor of the page behind it; undefined at the end. */
export interface RoomPage {
  room: Room;
  next: string | undefined;
}

/** The calls of one room's dialog. */
export const createRoomCalls = (params: RoomKey) => ({
  /** Reads the newest allocations, which the list of rooms omits, or those behind a cursor. */
  reading: async (after?: string): Promise<RoomPage | undefined> => {
    const query = { room: params.roomId, ...(after !== undefined && { after }) };
    const { data, next } = await request(rooms.list, { params: { eventId: params.eventId }, query });
    const room = data.find(({ id }) => id === params.roomId);
    return room && { room, next };
  },
  searching: new RemoteCall(async (q: string) => {
    const query = { q, size: '8' };
    const reply = await request(attendees.list, { params: { eventId: params.eventId }, query });
    return listCandidates(reply.participants);
  }),
  saving: new RemoteCall(async (body: { name: string; capacity: number | null }): Promise<RoomPage> => {
    const { data, next } = await request(rooms.update, { params, body });
    return { room: data, next };
  }),
  allocating: new RemoteCall(async ({ kind, id }: Candidate): Promise<RoomPage> => {
    const body = kind === 'TEAM' ? { teamId: id } : { accountId: id };
    const { data, next, message } = await request(rooms.allocate, { params, body });
    if (message !== undefined) toasts.info(message);
    return { room: data, next };
  }),
  releasing: new RemoteCall(async ({ id }: RoomAllocation) => {
    await request(rooms.release, { params: { ...params, allocatedId: id } });
  }),
  removing: new RemoteCall(async () => {
    await request(rooms.remove, { params });
  }),
});
