import type { Endpoint } from '@marquee/shared-contracts';
import { toJSONSchema, type z } from 'zod/mini';
import type { Scenario } from './createScenario';
import type { SeededRandom } from './SeededRandom';
import { hostileBodies, hostileTexts } from './hostileValues';
import { getSamplePath, getSampleInput } from './sampleInputs';
import { type JsonSchema, type ValueSource, generateValue } from './generateValue';

export interface FuzzRequest {
  method: Endpoint['method'];
  url: string;
  payload?: string;
  headers: Record<string, string>;
}

/** The sources of random requests. */
export interface FuzzInput {
  random: SeededRandom;
  scenario: Scenario;
  now: Date;
  ids: readonly string[];
}

const described = new Map<z.ZodMiniType, JsonSchema>();

function toSchema(schema: z.ZodMiniType): JsonSchema {
  const found =
    described.get(schema) ?? (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  described.set(schema, found);
  return found;
}

/** A random request; half of them are nearly valid, so that they pass the first checks. */
export function createFuzzRequest(endpoint: Endpoint, material: FuzzInput): FuzzRequest {
  const { random } = material;
  const invalidShare = random.pick([0, 0.05, 0.3, 0.8]);
  const source: ValueSource = { random, ids: material.ids, invalidShare };
  const sample = getSampleInput(endpoint, material.scenario, material.now);
  const payload = createPayload(endpoint, source, sample.body);
  const type = random.chance(0.02)
    ? random.pick(['text/plain', 'multipart/form-data', 'application/xml', 'x'])
    : 'application/json';
  return {
    method: endpoint.method,
    url: `${createPath(endpoint, material, invalidShare)}${createQuery(endpoint, source, sample.query)}`,
    ...(payload !== undefined && { payload }),
    headers: payload === undefined ? {} : { 'content-type': type },
  };
}

function createPath(endpoint: Endpoint, { random, scenario, ids }: FuzzInput, invalidShare: number): string {
  const right = getSamplePath(endpoint, scenario).split('/');
  const parts = endpoint.path.split('/').map((part, index) => {
    if (!part.startsWith(':')) return part;
    if (random.chance(invalidShare / 2)) return encodeText(random.pick(hostileTexts).slice(0, 300));
    return random.chance(0.6) ? (right[index] ?? '') : random.pick(ids);
  });
  return parts.join('/');
}

/** Lone surrogates cannot be encoded, so their bytes are sent as by a broken client. */
const encodeText = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : String(JSON.stringify(value));

function createQuery(
  { definition }: Endpoint,
  source: ValueSource,
  sample: Record<string, string> | undefined,
): string {
  if (definition.query === undefined) return source.random.chance(0.02) ? '?a[]=1&__proto__=2' : '';
  const made = generateValue(toSchema(definition.query), {
    ...source,
    invalidShare: source.invalidShare / 2,
  });
  const entries = Object.entries({ ...sample, ...(source.random.chance(0.4) ? {} : Object(made)) });
  const pairs = entries.flatMap(([name, value]) => {
    const values: unknown[] = source.random.chance(source.invalidShare / 10) ? [value, value] : [value];
    return values.map((element) => `${encodeText(name)}=${encodeText(toText(element).slice(0, 2_000))}`);
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function createPayload({ definition }: Endpoint, source: ValueSource, sample: unknown): string | undefined {
  const { random, invalidShare } = source;
  if (random.chance(invalidShare / 8)) return random.pick(hostileBodies);
  if (definition.body === undefined) return undefined;
  const made = generateValue(toSchema(definition.body), source);
  if (sample === undefined || random.chance(0.4)) return JSON.stringify(made);
  return JSON.stringify(mutateSample(sample, made, random));
}

/** The sample with at most two fields replaced by generated values. */
function mutateSample(sample: unknown, made: unknown, random: SeededRandom): unknown {
  if (Array.isArray(sample)) return random.chance(0.7) ? sample : made;
  const entries = Object.entries(Object(made));
  const taken = entries.filter(() => random.chance(1 / Math.max(2, entries.length)));
  return { ...Object(sample), ...Object.fromEntries(taken) };
}
