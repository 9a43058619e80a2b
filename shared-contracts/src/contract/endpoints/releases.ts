import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { instant } from '../entities/text';

/** A remote's name and version, as in the registry. */
const release = {
  remote: z.string().check(z.regex(/^mf-[a-z0-9-]{1,40}$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,60}$/)),
};

/** A count from a single page; a higher count is not credible. */
const few = () => z.int().check(z.gte(0), z.lte(50));

const position = (max: number) => z.int().check(z.gte(1), z.lte(max));

/** A place in a script of the release, with line and column from 1. */
const frame = z.strictObject({
  file: z.string().check(z.regex(/^[\w.~-]{1,80}\.js$/)),
  line: position(1_000_000),
  column: position(10_000_000),
});

/** The class of an error and its first frames. Its message is missing, because it may contain personal data. */
const errorPlace = z.strictObject({
  name: z.string().check(z.regex(/^([A-Z][A-Za-z]{0,34})?Error$/)),
  count: few(),
  frames: z.array(frame).check(z.minLength(1), z.maxLength(3)),
});

/**
 * A signed token for one page load of a visitor during a canary; null without a canary or its cookie, or for a visitor
 * with many page loads. Reports with it count for the canary's verdict (RL-36).
 */
export const reportToken = endpoint('GET', '/api/v1/releases/report-token', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.nullable(z.object({ token: z.string() }))),
});

/**
 * Counts of loaded and failed screens of each release in one page, and where the errors came from. Reports contain no
 * person, address or error text (RL-24).
 */
export const report = endpoint('POST', '/api/v1/releases/reports', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  body: z.object({
    token: z.optional(z.string().check(z.maxLength(120))),
    releases: z
      .array(
        z.object({
          ...release,
          loads: few(),
          errors: few(),
          places: z.optional(z.array(errorPlace).check(z.maxLength(5))),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  reply: envelope(z.null()),
});

/**
 * Loads and errors of each release in the last 24 hours, for operators only. `canary` has the figures that judge a
 * canary: weighed visitors, those for whom it failed, and their networks; absent for releases without any (RL-36).
 */
export const health = endpoint('GET', '/api/v1/releases/health', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(
    z.array(
      z.object({
        ...release,
        loads: z.int(),
        errors: z.int(),
        canary: z.optional(z.object({ visitors: z.number(), failing: z.number(), networks: z.int() })),
      }),
    ),
  ),
});

/**
 * The last errors of each release in the last week, newest first, for holders of the operator token. `frames` name file
 * and line of the source, or the place in the script where the release has no source map (RL-31).
 */
export const errors = endpoint('GET', '/api/v1/releases/errors', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(
    z.array(
      z.object({
        ...release,
        name: z.string(),
        frames: z.array(z.string()),
        count: z.int(),
        firstAt: instant(),
        lastAt: instant(),
      }),
    ),
  ),
});
