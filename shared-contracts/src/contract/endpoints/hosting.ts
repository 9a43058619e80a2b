import { z } from '#schema';
import { endpoint } from '../endpoint';
import { paged } from '../entities/envelope';
import { hostEvent } from '../entities/event';
import { digits } from '../entities/text';

/** The host's own and administered events, last changed first, with their active registrations (EV-28, HO-12). */
export const list = endpoint('GET', '/api/events/list', {
  access: 'host',
  object: 'self',
  failure: 'Failed to fetch events',
  query: z.object({ page: z.optional(digits(0, 10_000)), size: z.optional(digits(1, 100)) }),
  reply: paged(z.object({ data: hostEvent })),
});
