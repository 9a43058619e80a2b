import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';

/** The versions of the API and of its contract. */
export const version = endpoint('GET', '/api/version', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.object({ api: z.string(), contract: z.string() })),
});
