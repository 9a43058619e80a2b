import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';

/** Which API answers: its own version and that of the contract it was built with (AP-12). */
export const version = endpoint('GET', '/api/version', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.object({ api: z.string(), contract: z.string() })),
});
