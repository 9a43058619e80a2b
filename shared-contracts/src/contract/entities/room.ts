import { z } from '#schema';
import { id } from './text';

/** The name of the caller's own room; null without a room, and at an online event (RM-5). */
export const ownRoom = z.optional(z.nullable(z.string()));

/** The allocation of a room to a team or to one attendee; `id` is the team's or the account's. */
export const roomAllocation = z.object({
  id: id(),
  kind: z.enum(['TEAM', 'PERSON']),
  name: z.string(),
  people: z.int(),
});
export type RoomAllocation = z.infer<typeof roomAllocation>;

/**
 * A room of an event; a null capacity is unlimited. A room is filled at capacity, without capacity from the first
 * allocation.
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
