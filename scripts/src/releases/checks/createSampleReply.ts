import type { Endpoint } from '@marquee/shared-contracts';
import { toJSONSchema } from 'zod/mini';

/** The data of a sample: lists with rows and no null, or empty lists and null where the contract allows them. */
export type SampleSize = 'full' | 'empty';

/** The parts of a JSON Schema that the contract's replies use. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** The position of a value: its property, and its row from 0 in the nearest list. */
interface Position {
  name: string;
  row: number;
  size: SampleSize;
}

const ROWS = 3;
const DAY_MS = 86_400_000;
const isFuture = /end|deadline|expires|until|by$/i;
const isPage = /^number$/;
const isCount = /^total/;
/** Texts that a screen parses, and flags that would hide the rest. */
const fixed: Record<string, unknown> = {
  timezone: 'Asia/Kolkata',
  imageUrl: '',
  url: 'https://example.org/',
  link: '/',
  cancelled: false,
};

const createId = (row: number): string => `018f3b1c-0000-7000-8000-${String(row + 1).padStart(12, '0')}`;

function createInstant({ name, row }: Position): string {
  const days = name === 'serverNow' ? 0 : isFuture.test(name) ? row + 1 : -row - 1;
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

/** Returns the first sample that the pattern of the contract takes. */
function createText({ pattern = '' }: Schema, position: Position): string {
  const { name, row, size } = position;
  const plain = size === 'full' ? `Sample ${name} ${String(row + 1)}` : '';
  const instant = createInstant(position);
  const samples = [
    plain,
    createId(row),
    instant,
    instant.slice(0, 10),
    `mf-sample-${String(row + 1)}`,
    '1.0.0',
  ];
  return samples.find((text) => new RegExp(pattern).test(text)) ?? plain;
}

function createNumber({ minimum = 0, maximum = Infinity }: Schema, { name, row, size }: Position): number {
  const given = isPage.test(name) ? 0 : isCount.test(name) ? ROWS : row + 1;
  return Math.min(Math.max(size === 'full' ? given : 0, minimum), maximum);
}

function createObject({ properties = {}, required = [] }: Schema, position: Position): object {
  const { size, row } = position;
  const names = Object.keys(properties).filter((name) => size === 'full' || required.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, createValue(properties[name] ?? {}, { name, row, size })]),
  );
}

function createList({ items = {}, minItems = 0 }: Schema, position: Position): unknown[] {
  const length = position.size === 'full' ? Math.max(ROWS, minItems) : minItems;
  return Array.from({ length }, (_, row) => createValue(items, { ...position, row }));
}

/** Chooses null for an empty sample, where null is allowed. */
function chooseVariant(variants: Schema[], size: SampleSize): Schema {
  const isNull = ({ type }: Schema): boolean => type === 'null';
  const wanted = size === 'empty' ? variants.find(isNull) : variants.find((variant) => !isNull(variant));
  return wanted ?? variants[0] ?? {};
}

function createValue(schema: Schema, position: Position): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return createValue(chooseVariant(schema.anyOf, position.size), position);
  if (schema.allOf) return createValue(Object.assign({}, ...schema.allOf) as Schema, position);
  if (position.name in fixed && schema.type !== 'object') return fixed[position.name];
  if (schema.type === 'object') return createObject(schema, position);
  if (schema.type === 'array') return createList(schema, position);
  if (schema.type === 'string') return createText(schema, position);
  if (schema.type === 'boolean') return position.size === 'full';
  return schema.type === 'integer' || schema.type === 'number' ? createNumber(schema, position) : null;
}

/** Creates a reply of a call that fits its schema in the contract, with made-up values. */
export function createSampleReply({ definition }: Endpoint, size: SampleSize): unknown {
  const schema = toJSONSchema(definition.reply, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  return createValue(schema as Schema, { name: '', row: 0, size });
}
