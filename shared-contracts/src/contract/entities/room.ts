import { z } from '#schema';
import { id } from './text';

/** Who was given a place in a room: a team with all its members, or one person. `id` is the team's or the account's. */
export const roomAllocation = z.object({
  id: id(),
  kind: z.enum(['TEAM', 'PERSON']),
  name: z.string(),
  people: z.int(),
});
export type RoomAllocation = z.infer<typeof roomAllocation>;

/** A room of an event; `capacity` null is unlimited. Filled: at its capacity, or at all in use where it has none (RM-3). */
export const room = z.object({
  id: id(),
  name: z.string(),
  capacity: z.nullable(z.int()),
  occupied: z.int(),
  filled: z.boolean(),
  allocations: z.array(roomAllocation),
});
export type Room = z.infer<typeof room>;
