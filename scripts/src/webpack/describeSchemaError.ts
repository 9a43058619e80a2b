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

function describeProblem({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  if (keyword === 'required') return `"${String(params['missingProperty'])}" is missing.`;
  if (keyword === 'additionalProperties') return `"${String(params['additionalProperty'])}" is unknown.`;
  const expected = (parentSchema as { description?: string } | undefined)?.description ?? message ?? '';
  return keyword === 'dependencies' || typeof data === 'object'
    ? `${message ?? expected}.`
    : `${JSON.stringify(data)} is wrong. ${expected}`;
}

/** Describes an error of a `remote.json`: its place, the value, and the schema's description of a valid value. */
export function describeSchemaError(document: unknown, error: ErrorObject): string {
  const rows = typeof document === 'object' && document !== null ? (document as Row) : {};
  const place = formatPlace(rows, error.instancePath);
  return place === '' ? describeProblem(error) : `${place}: ${describeProblem(error)}`;
}
