import { z } from '#schema';
import { id, instant } from './text';

/** What a stream tells of; REFETCH: something may have been missed, read again what is shown. */
export const LIVE_TYPES = [
  'NOTIFICATION',
  'EVENT_CHANGED',
  'LEADERBOARD_CHANGED',
  'QUIZ_ENDING',
  'REFETCH',
] as const;
export type LiveType = (typeof LIVE_TYPES)[number];

/**
 * A message of the event stream: only what changed, never the change itself; whoever hears it reads again by the
 * ordinary call. `eventId` with all types that concern an event; `at` is the server's time of the change (NT-6).
 * `spreadMs`: many browsers hear the same now, so each waits for a random part of it before it reads; absent when few do.
 */
export const liveMessage = z.object({
  type: z.enum(LIVE_TYPES),
  eventId: z.optional(id()),
  at: instant(),
  spreadMs: z.optional(z.int()),
});
export type LiveMessage = z.infer<typeof liveMessage>;
