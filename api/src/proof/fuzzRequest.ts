import type { Endpoint } from '@marquee/shared-contracts';
import { toJSONSchema, type z } from 'zod/mini';
import type { World } from './buildWorld';
import type { Dice } from './Dice';
import { hostileBodies, hostileTexts } from './hostileValues';
import { pathIn, sampleInput } from './inputs';
import { type JsonSchema, type Source, valueFor } from './valueFor';

export interface FuzzRequest {
  method: Endpoint['method'];
  url: string;
  payload?: string;
  headers: Record<string, string>;
}

/** What requests are made from. */
export interface Material {
  dice: Dice;
  world: World;
  now: Date;
  ids: readonly string[];
}

const described = new Map<z.ZodMiniType, JsonSchema>();

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const found =
    described.get(schema) ?? (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  described.set(schema, found);
  return found;
}

/** A request to the endpoint: half of them nearly right, so that they get past the first check, the others less so. */
export function fuzzRequest(endpoint: Endpoint, material: Material): FuzzRequest {
  const { dice } = material;
  const hostility = dice.oneOf([0, 0.05, 0.3, 0.8]);
  const source: Source = { dice, ids: material.ids, hostility };
  const sample = sampleInput(endpoint, material.world, material.now);
  const payload = payloadOf(endpoint, source, sample.body);
  const type = dice.chance(0.02)
    ? dice.oneOf(['text/plain', 'multipart/form-data', 'application/xml', 'x'])
    : 'application/json';
  return {
    method: endpoint.method,
    url: `${fuzzPath(endpoint, material, hostility)}${queryOf(endpoint, source, sample.query)}`,
    ...(payload !== undefined && { payload }),
    headers: payload === undefined ? {} : { 'content-type': type },
  };
}

function fuzzPath(endpoint: Endpoint, { dice, world, ids }: Material, hostility: number): string {
  const right = pathIn(endpoint, world).split('/');
  const parts = endpoint.path.split('/').map((part, index) => {
    if (!part.startsWith(':')) return part;
    if (dice.chance(hostility / 2)) return encoded(dice.oneOf(hostileTexts).slice(0, 300));
    return dice.chance(0.6) ? (right[index] ?? '') : dice.oneOf(ids);
  });
  return parts.join('/');
}

/** Halves of characters cannot be encoded; as bytes they are what a broken client sends. */
const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : String(JSON.stringify(value));

function queryOf(
  { definition }: Endpoint,
  source: Source,
  sample: Record<string, string> | undefined,
): string {
  if (definition.query === undefined) return source.dice.chance(0.02) ? '?a[]=1&__proto__=2' : '';
  const made = valueFor(schemaOf(definition.query), { ...source, hostility: source.hostility / 2 });
  const entries = Object.entries({ ...sample, ...(source.dice.chance(0.4) ? {} : Object(made)) });
  const pairs = entries.flatMap(([name, value]) => {
    const values: unknown[] = source.dice.chance(source.hostility / 10) ? [value, value] : [value];
    return values.map((one) => `${encoded(name)}=${encoded(textOf(one).slice(0, 2_000))}`);
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function payloadOf({ definition }: Endpoint, source: Source, sample: unknown): string | undefined {
  const { dice, hostility } = source;
  if (dice.chance(hostility / 8)) return dice.oneOf(hostileBodies);
  if (definition.body === undefined) return undefined;
  const made = valueFor(schemaOf(definition.body), source);
  if (sample === undefined || dice.chance(0.4)) return JSON.stringify(made);
  return JSON.stringify(nearly(sample, made, dice));
}

/** The sample with at most two of its fields taken from what was made. */
function nearly(sample: unknown, made: unknown, dice: Dice): unknown {
  if (Array.isArray(sample)) return dice.chance(0.7) ? sample : made;
  const entries = Object.entries(Object(made));
  const taken = entries.filter(() => dice.chance(1 / Math.max(2, entries.length)));
  return { ...Object(sample), ...Object.fromEntries(taken) };
}
