import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope, paged } from '../entities/envelope';
import { category, eventCard, eventDetails, mode } from '../entities/event';
import { anyCase, cursor, digits, offsetInstant, text } from '../entities/text';

const filter = z.object({
  /** Words of title, organization, place, festival, type and description; one typing error per word is forgiven. */
  q: z.optional(text(120)),
  category: z.optional(z.pipe(anyCase(), category)),
  mode: z.optional(z.pipe(anyCase(), mode)),
  /** Only events that are open for registration and have a seat left. */
  open: z.optional(z.pipe(anyCase(), z.literal('yes'))),
  /** Events that end after `from` and start before `to`. */
  from: z.optional(offsetInstant()),
  to: z.optional(offsetInstant()),
  page: z.optional(digits(0, 10_000)),
  size: z.optional(digits(1, 100)),
});

/** Public events that have not ended, soonest first, as a bare array; the total is in `X-Total-Count`. */
export const events = endpoint('GET', '/api/v1/public/homepage/events', {
  access: 'public',
  object: 'none',
  failure: 'Error loading events',
  query: filter,
  reply: z.array(eventCard),
});

/**
 * One page of a search in the public events, best hits first. `searched` is the corrected text if the given text
 * matched nothing.
 */
export const search = endpoint('GET', '/api/v1/public/homepage/events/search', {
  access: 'public',
  object: 'none',
  failure: 'Error loading events',
  query: z.extend(filter, { after: z.optional(cursor()) }),
  reply: z.extend(paged(eventCard), { searched: z.nullable(z.string()) }),
});

/** An event's details; a private event needs its invite key `k`. */
export const details = endpoint('GET', '/api/v1/public/homepage/events/details/:eventId', {
  access: 'public',
  object: 'visible event',
  failure: 'Failed to fetch event details',
  query: z.object({ k: z.optional(text(80)) }),
  reply: envelope(eventDetails),
});
