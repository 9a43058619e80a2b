import type { JsonSchema } from './Contract';

/** A caller writes a request and reads a reply; the direction decides which changes break. */
export type Side = 'input' | 'output';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getProperties = ({ properties }: JsonSchema) => (isSchema(properties) ? properties : {});
const getRequired = ({ required }: JsonSchema): unknown[] => (Array.isArray(required) ? required : []);

function compareObjects(before: JsonSchema, after: JsonSchema, { at, side }: SchemaPath): string[] {
  const [old, young] = [getProperties(before), getProperties(after)];
  const [demanded, demands] = [getRequired(before), getRequired(after)];
  const kept = Object.entries(old).flatMap(([name, schema]) => {
    const path = `${at}.${name}`;
    const next = young[name];
    if (!isSchema(next) || !isSchema(schema)) return [`${path} is gone`];
    if (side === 'output' && demanded.includes(name) && !demands.includes(name))
      return [`${path} may be missing now`];
    if (side === 'input' && !demanded.includes(name) && demands.includes(name))
      return [`${path} is demanded now`];
    return compareSchemas(schema, next, { at: path, side });
  });
  const added =
    side === 'input' ? Object.keys(young).filter((name) => !(name in old) && demands.includes(name)) : [];
  return [...kept, ...added.map((name) => `${at}.${name} is new and demanded`)];
}

function compareEnums(before: unknown[], after: unknown[], { at, side }: SchemaPath): string[] {
  // Callers send values of `before`; readers receive values of `after`.
  const [wanted, there] = side === 'input' ? [before, after] : [after, before];
  const missing = wanted.filter((value) => !there.includes(value));
  const what = side === 'input' ? 'does not take any more' : 'may hold now';
  return missing.length === 0 ? [] : [`${at} ${what}: ${missing.map(String).join(', ')}`];
}

interface SchemaPath {
  at: string;
  side: Side;
}

/**
 * Returns the changes that break clients written for `before`. chosen: any change of a shape other than object, list or enum
 * counts as breaking.
 */
export function compareSchemas(before: JsonSchema, after: JsonSchema, target: SchemaPath): string[] {
  if (before['type'] === 'object' && after['type'] === 'object') return compareObjects(before, after, target);
  if (isSchema(before['items']) && isSchema(after['items'])) {
    return compareSchemas(before['items'], after['items'], { ...target, at: `${target.at}[]` });
  }
  if (Array.isArray(before['enum']) && Array.isArray(after['enum'])) {
    return compareEnums(before['enum'], after['enum'], target);
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [`${target.at} has another shape`];
}
