import { z } from '#schema';
import { id, instant } from './text';

/** Types of stream messages; REFETCH means that messages may be missing, so clients reload everything. */
export const LIVE_TYPES = [
  'NOTIFICATION',
  'EVENT_CHANGED',
  'LEADERBOARD_CHANGED',
  'QUIZ_ENDING',
  'REFETCH',
] as const;
export type LiveType = (typeof LIVE_TYPES)[number];

/**
 * A stream message: names the changed subject without its data, so clients fetch it. `at` is the server's time.
 * Clients wait a random part of `spreadMs` before fetching; it is absent with few clients (NT-6).
 */
export const liveMessage = z.object({
  type: z.enum(LIVE_TYPES),
  eventId: z.optional(id()),
  at: instant(),
  spreadMs: z.optional(z.int()),
});
export type LiveMessage = z.infer<typeof liveMessage>;
