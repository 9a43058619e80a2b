import { z } from '#schema';
import { id } from './text';

/** The name of the caller's own room; null without a room, and at an online event (RM-5). */
export const ownRoom = z.optional(z.nullable(z.string()));

/** A team or one attendee, as rooms take them; `id` is the team's or the account's. */
export const roomGroup = z.object({
  id: id(),
  kind: z.enum(['TEAM', 'PERSON']),
  name: z.string(),
  people: z.int(),
});
export type RoomGroup = z.infer<typeof roomGroup>;

/** The allocation of a room, with the names of a team's members in it. */
export const roomAllocation = z.extend(roomGroup, { members: z.optional(z.array(z.string())) });
export type RoomAllocation = z.infer<typeof roomAllocation>;

/**
 * The number of people who got a room, and the groups that fit into none: how many, and the largest
 * `UNASSIGNED_MAX` of them. Servers before this count list all groups.
 */
export const filledRooms = z.object({
  assigned: z.int(),
  unassigned: z.array(roomGroup),
  unassignedCount: z.optional(z.int()),
});
export type FilledRooms = z.infer<typeof filledRooms>;

/**
 * A room of an event; a null capacity is unlimited. A room is filled at capacity, without capacity from the first
 * allocation. Its allocations begin with the newest; a reply may list a part of them.
 */
export const room = z.object({
  id: id(),
  name: z.string(),
  capacity: z.nullable(z.int()),
  occupied: z.int(),
  filled: z.boolean(),
  allocations: z.array(roomAllocation),
});
export type Room = z.infer<typeof room>;
