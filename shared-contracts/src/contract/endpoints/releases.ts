import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';

/** A release by the remote's name and its version, as the registry names them. */
const release = {
  remote: z.string().check(z.regex(/^mf-[a-z-]{1,40}$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,60}$/)),
};

/** One page's share of a report: more than this is not one page's own. */
const few = () => z.int().check(z.gte(0), z.lte(50));

/**
 * How often screens of each release were loaded in one page, and how often they failed there for good. These four
 * fields are all that is told: nothing of the person, the address or the error's text (RL-24).
 */
export const report = endpoint('POST', '/api/v1/releases/reports', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  body: z.object({
    releases: z
      .array(z.object({ ...release, loads: few(), errors: few() }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  reply: envelope(z.null()),
});

/** Loads and errors of each release in the last 24 hours, for operators alone (RL-25). */
export const health = endpoint('GET', '/api/v1/releases/health', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.array(z.object({ ...release, loads: z.int(), errors: z.int() }))),
});
