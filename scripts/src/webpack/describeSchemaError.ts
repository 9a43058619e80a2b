import type { ErrorObject } from 'ajv';

type Row = Record<string, unknown>;

/** The row's own name, so that a person finds it in a long list. */
const nameOf = ({ path, from, slot }: Row): string => {
  const name = [path, from, slot].find((value) => typeof value === 'string');
  return name === undefined ? '' : ` (${name})`;
};

/** Formats "/screens/0/access" as "screens[0] (/login), access". */
function formatPlace(document: Row, instancePath: string): string {
  const [list = '', index, ...keys] = instancePath.split('/').slice(1);
  if (index === undefined) return list;
  const rows = document[list];
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  const name = typeof row === 'object' && row !== null ? nameOf(row as Row) : '';
  return [`${list}[${index}]${name}`, ...keys].join(', ');
}

interface Schema {
  type?: string;
  enum?: string[];
  description?: string;
  properties?: Record<string, Schema>;
}

const words = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Describes a kind of value: "an array", "a string", or the words to choose from. */
function describeKind({ type = 'value', enum: choices }: Schema = {}): string {
  if (choices) return words.format(choices);
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

function describeProblem({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  const schema = (parentSchema ?? {}) as Schema;
  if (keyword === 'required') {
    const missing = String(params['missingProperty']);
    return ` has no "${missing}" (${describeKind(schema.properties?.[missing])}).`;
  }
  if (keyword === 'additionalProperties') return `: "${String(params['additionalProperty'])}" is unknown.`;
  if (keyword === 'enum') return ` ${JSON.stringify(data)}: use ${describeKind(schema)}.`;
  const expected = schema.description ?? message ?? '';
  return keyword === 'dependencies' || typeof data === 'object'
    ? `: ${message ?? expected}.`
    : `: ${JSON.stringify(data)} is wrong. ${expected}`;
}

/** Describes an error of a `remote.json`: its place, the value, and the schema's description of a valid value. */
export function describeSchemaError(document: unknown, error: ErrorObject): string {
  const rows = typeof document === 'object' && document !== null ? (document as Row) : {};
  const place = formatPlace(rows, error.instancePath);
  return `${place}${describeProblem(error)}`.replace(/^:? /, '');
}
