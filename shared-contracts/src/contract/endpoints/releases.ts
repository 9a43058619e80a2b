import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';

/** A remote's name and version, as in the registry. */
const release = {
  remote: z.string().check(z.regex(/^mf-[a-z-]{1,40}$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,60}$/)),
};

/** A count from a single page; a higher count is not credible. */
const few = () => z.int().check(z.gte(0), z.lte(50));

/**
 * Counts of loaded and failed screens of each release in one page. Reports contain no person, address or error text
 * (RL-24).
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

/** Loads and errors of each release in the last 24 hours, for operators only. */
export const health = endpoint('GET', '/api/v1/releases/health', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.array(z.object({ ...release, loads: z.int(), errors: z.int() }))),
});
