import type { SeededRandom } from './SeededRandom';
import { hostileTexts, hostileValues } from './hostileValues';

/** The subset of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The sources of a value: random numbers, and ids of existing objects. */
export interface ValueSource {
  random: SeededRandom;
  ids: readonly string[];
  /** The share of hostile values, from 0 to 1. */
  invalidShare: number;
}

const WORDS = ['Priya', 'Night Owls', 'quiz', 'ONLINE', 'user', 'host', '9876543210', '1234', 'Right@123'];

/** A random value: valid by the schema, or hostile with the probability `invalidShare`. */
export function generateValue(schema: JsonSchema, source: ValueSource): unknown {
  const { random, invalidShare } = source;
  if (random.chance(invalidShare))
    return random.chance(0.6) ? random.pick(hostileTexts) : random.pick(hostileValues);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return generateValue(random.pick(choices), source);
  if (schema.type === 'object') return generateObject(schema, source);
  if (schema.type === 'array') return generateList(schema, source);
  return generateScalar(schema, source);
}

function generateObject(
  { properties = {}, required = [] }: JsonSchema,
  source: ValueSource,
): Record<string, unknown> {
  const { random, invalidShare } = source;
  const given = Object.entries(properties).filter(([name]) =>
    random.chance(required.includes(name) ? 1 - invalidShare / 4 : 0.7),
  );
  const made = given.map(([name, schema]): [string, unknown] => [name, generateValue(schema, source)]);
  if (random.chance(invalidShare))
    made.push([random.pick(['role', 'id', 'userId', 'state', 'coins']), random.pick(WORDS)]);
  return Object.fromEntries(made);
}

function generateList({ items = {} }: JsonSchema, source: ValueSource): unknown[] {
  const length = source.random.chance(source.invalidShare / 4) ? 300 : source.random.between(0, 4);
  return Array.from({ length }, () => generateValue(items, source));
}

const LISTS = ['host events', 'events', 'past events', 'viewed', 'notifications', 'hosts', 'attendees'];
const POSITIONS = [
  '2026-05-01T09:00:00.000001',
  '2026-02-31T00:00:00',
  'Priya',
  0,
  7,
  -1,
  null,
  '\0',
  '\ud800',
];

/** A cursor, mostly forged: a list's name and values that may be of the wrong kind (AP-17). */
function generateCursor({ random, ids }: ValueSource): string {
  const values = Array.from({ length: random.between(2, 4) }, () => random.pick([...POSITIONS, ...ids]));
  return Buffer.from(JSON.stringify([random.pick(LISTS), ...values])).toString('base64url');
}

function generateScalar(
  { type, pattern, maxLength = 60, minimum = 0, maximum = 100 }: JsonSchema,
  source: ValueSource,
): unknown {
  const { random, ids } = source;
  if (pattern?.includes('A-Za-z0-9_-')) return generateCursor(source);
  if (type === 'null') return null;
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') {
    // The limits of a safe integer come from the schema library, not from the endpoint.
    return random.between(Math.max(minimum, -10), Math.min(maximum, Math.max(minimum, 0) + 300));
  }
  if (pattern?.includes('[0-9a-f]')) return random.pick(ids);
  if (pattern?.includes('T')) return new Date(Date.UTC(2026, 4, random.between(1, 20))).toISOString();
  if (pattern?.includes('[0-9]')) return String(random.between(0, 30));
  if (type === 'string') return random.chance(0.2) ? 'é'.repeat(maxLength) : random.pick(WORDS);
  return random.pick([...WORDS, ...hostileValues]);
}
