import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { category, eventCard, eventDetails, mode } from '../entities/event';
import { anyCase, digits, text } from '../entities/text';

/** Public events that have not ended, soonest first, as a bare array; the total is in `X-Total-Count`. */
export const events = endpoint('GET', '/api/v1/public/homepage/events', {
  access: 'public',
  object: 'none',
  failure: 'Error loading events',
  query: z.object({
    q: z.optional(text(120)),
    category: z.optional(z.pipe(anyCase(), category)),
    mode: z.optional(z.pipe(anyCase(), mode)),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 100)),
  }),
  reply: z.array(eventCard),
});

/** An event's details; a private event needs its invite key `k`. */
export const details = endpoint('GET', '/api/v1/public/homepage/events/details/:eventId', {
  access: 'public',
  object: 'visible event',
  failure: 'Failed to fetch event details',
  query: z.object({ k: z.optional(text(80)) }),
  reply: envelope(eventDetails),
});
