import type { JsonSchema } from './Contract';

/** A caller writes a request and reads a reply; the direction decides which changes break. */
export type Side = 'input' | 'output';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = ({ properties }: JsonSchema) => (isSchema(properties) ? properties : {});
const requiredOf = ({ required }: JsonSchema): unknown[] => (Array.isArray(required) ? required : []);

function objectChanges(before: JsonSchema, after: JsonSchema, { at, side }: Place): string[] {
  const [old, young] = [propertiesOf(before), propertiesOf(after)];
  const [demanded, demands] = [requiredOf(before), requiredOf(after)];
  const kept = Object.entries(old).flatMap(([name, schema]) => {
    const place = `${at}.${name}`;
    const next = young[name];
    if (!isSchema(next) || !isSchema(schema)) return [`${place} is gone`];
    if (side === 'output' && demanded.includes(name) && !demands.includes(name))
      return [`${place} may be missing now`];
    if (side === 'input' && !demanded.includes(name) && demands.includes(name))
      return [`${place} is demanded now`];
    return compareSchemas(schema, next, { at: place, side });
  });
  const added =
    side === 'input' ? Object.keys(young).filter((name) => !(name in old) && demands.includes(name)) : [];
  return [...kept, ...added.map((name) => `${at}.${name} is new and demanded`)];
}

function enumChanges(before: unknown[], after: unknown[], { at, side }: Place): string[] {
  // A caller may go on sending what it knows; a reader meets what it does not know.
  const [wanted, there] = side === 'input' ? [before, after] : [after, before];
  const missing = wanted.filter((value) => !there.includes(value));
  const what = side === 'input' ? 'does not take any more' : 'may hold now';
  return missing.length === 0 ? [] : [`${at} ${what}: ${missing.map(String).join(', ')}`];
}

interface Place {
  at: string;
  side: Side;
}

/**
 * Lists changes that break clients written for `before`. chosen: a shape that is neither an object, a list nor a list of
 * words counts as broken by any change; a looser limit is rarely worth the risk of judging it wrongly.
 */
export function compareSchemas(before: JsonSchema, after: JsonSchema, place: Place): string[] {
  if (before['type'] === 'object' && after['type'] === 'object') return objectChanges(before, after, place);
  if (isSchema(before['items']) && isSchema(after['items'])) {
    return compareSchemas(before['items'], after['items'], { ...place, at: `${place.at}[]` });
  }
  if (Array.isArray(before['enum']) && Array.isArray(after['enum'])) {
    return enumChanges(before['enum'], after['enum'], place);
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [`${place.at} has another shape`];
}
