import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { filledRooms, room } from '../entities/room';
import { anyCase, cursor, digits, givenText, id } from '../entities/text';

const capacity = z.nullable(z.int().check(z.gte(1), z.lte(100_000)));

const roomList = envelope(z.array(room));

/** A room with its newest allocations, and the cursor with which `list` continues them. */
const changedRoom = z.extend(envelope(room), { next: z.optional(z.string()) });

/** Creates the missing rooms among the given names and returns all rooms of the event, without their allocations. */
export const create = endpoint('POST', '/api/events/events/:eventId/rooms/create', {
  alias: '/api/events/:eventId/rooms',
  access: 'host',
  object: 'manages the participants',
  failure: 'Room creation failed',
  query: z.object({ roomCount: z.optional(digits(0, 100_000)) }),
  body: z.object({ roomNames: z.array(givenText(400)).check(z.maxLength(1000)) }),
  reply: roomList,
  status: 201,
});

/**
 * The rooms of an event, oldest first, with their allocations, of which an event has at most `ALLOCATIONS_MAX` here.
 * `allocations=none` leaves these lists empty. `room` reads one room with a page of its list, and `allocations=pages` a
 * page of all lists, without empty rooms; a room that continues on the next page is on both. `next` is then the cursor
 * of the page behind it, absent at the end (AP-17).
 */
export const list = endpoint('GET', '/api/events/:eventId/rooms', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to fetch rooms',
  query: z.object({
    allocations: z.optional(z.pipe(anyCase(), z.enum(['all', 'none', 'pages']))),
    room: z.optional(id()),
    after: z.optional(cursor()),
  }),
  reply: z.extend(roomList, { next: z.optional(z.string()) }),
});

/** Removes all rooms of an event with their allocations; a repeat changes nothing. */
export const removeAll = endpoint('DELETE', '/api/events/:eventId/rooms', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
});

/** Renames a room or sets its capacity, null for unlimited; absent fields stay. */
export const update = endpoint('PUT', '/api/events/:eventId/rooms/:roomId', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Something went wrong',
  body: z.object({ name: z.optional(givenText(400)), capacity: z.optional(capacity) }),
  reply: changedRoom,
});

/** Removes one room with its allocations; a repeat changes nothing. */
export const remove = endpoint('DELETE', '/api/events/:eventId/rooms/:roomId', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
});

/** Allocates a room to a team or attendee, in exchange for any other room of the event. */
export const allocate = endpoint('POST', '/api/events/:eventId/rooms/:roomId/allocations', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Something went wrong',
  body: z.object({ teamId: z.optional(id()), accountId: z.optional(id()) }),
  reply: changedRoom,
});

/** Assigns teams and attendees without a room to rooms with seats left; a repeat assigns only what is left. */
export const fill = endpoint('POST', '/api/events/:eventId/rooms/fill', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Failed to fill the rooms',
  reply: envelope(filledRooms),
});

/** Removes the allocation of a team or attendee; a repeat changes nothing. */
export const release = endpoint('DELETE', '/api/events/:eventId/rooms/:roomId/allocations/:allocatedId', {
  access: 'host',
  object: 'manages the participants',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
});
