import { z } from '#schema';
import { endpoint } from '../endpoint';
import { participant } from '../entities/participant';
import { anyCase, digits, text } from '../entities/text';

/**
 * Who is registered for an event, for its hosts: `data` holds "Name (email)" strings, `participants` the same people in
 * full (HO-1). With `format=csv`, or where CSV is asked for by Accept, a file of all who match.
 */
export const list = endpoint('GET', '/api/events/:eventId/participants', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch participants',
  query: z.object({
    q: z.optional(text(120)),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 1000)),
    format: z.optional(z.pipe(anyCase(), z.enum(['json', 'csv']))),
  }),
  reply: z.object({
    status: z.literal('SUCCESS'),
    data: z.array(z.string()),
    participants: z.array(participant),
    totalPages: z.int(),
    totalElements: z.int(),
    number: z.int(),
  }),
});
