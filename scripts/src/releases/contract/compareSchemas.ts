import type { JsonSchema } from './Contract';

/** A caller writes a request and reads a reply; the direction decides which changes break. */
export type Side = 'input' | 'output';

interface SchemaPath {
  at: string;
  side: Side;
}

/** A breaking change inside a schema, with both versions of the part that changed. */
export interface SchemaChange {
  text: string;
  before?: string;
  after?: string;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getProperties = ({ properties }: JsonSchema) => (isSchema(properties) ? properties : {});
const getRequired = ({ required }: JsonSchema): unknown[] => (Array.isArray(required) ? required : []);

const createChange = (text: string, before: unknown, after: unknown): SchemaChange => ({
  text,
  ...(before !== undefined && { before: JSON.stringify(before) }),
  ...(after !== undefined && { after: JSON.stringify(after) }),
});

function compareObjects(before: JsonSchema, after: JsonSchema, { at, side }: SchemaPath): SchemaChange[] {
  const [old, young] = [getProperties(before), getProperties(after)];
  const [demanded, demands] = [getRequired(before), getRequired(after)];
  const kept = Object.entries(old).flatMap(([name, schema]) => {
    const path = `${at}.${name}`;
    const next = young[name];
    if (!isSchema(next) || !isSchema(schema)) return [createChange(`${path} is gone`, schema, undefined)];
    if (side === 'output' && demanded.includes(name) && !demands.includes(name))
      return [createChange(`${path} may be missing now`, schema, next)];
    if (side === 'input' && !demanded.includes(name) && demands.includes(name))
      return [createChange(`${path} is demanded now`, schema, next)];
    return compareSchemas(schema, next, { at: path, side });
  });
  const added =
    side === 'input' ? Object.keys(young).filter((name) => !(name in old) && demands.includes(name)) : [];
  return [
    ...kept,
    ...added.map((name) => createChange(`${at}.${name} is new and demanded`, undefined, young[name])),
  ];
}

/**
 * A request may gain values. A reply may neither gain one, which released readers do not know, nor lose one: new readers
 * have no case for it, but servers of the release before still send it.
 */
function compareEnums(before: unknown[], after: unknown[], { at, side }: SchemaPath): SchemaChange[] {
  const lost = before.filter((value) => !after.includes(value));
  const gained = after.filter((value) => !before.includes(value));
  const describe = (values: unknown[], what: string) =>
    values.length === 0
      ? []
      : [createChange(`${at} ${what}: ${values.map(String).join(', ')}`, before, after)];
  if (side === 'input') return describe(lost, 'does not take any more');
  return [...describe(gained, 'may hold now'), ...describe(lost, 'does not hold any more')];
}

/**
 * Returns the changes that break clients written for `before`. chosen: any change of a shape other than object, list or enum
 * counts as breaking.
 */
export function compareSchemas(before: JsonSchema, after: JsonSchema, target: SchemaPath): SchemaChange[] {
  if (before['type'] === 'object' && after['type'] === 'object') return compareObjects(before, after, target);
  if (isSchema(before['items']) && isSchema(after['items'])) {
    return compareSchemas(before['items'], after['items'], { ...target, at: `${target.at}[]` });
  }
  if (Array.isArray(before['enum']) && Array.isArray(after['enum'])) {
    return compareEnums(before['enum'], after['enum'], target);
  }
  return JSON.stringify(before) === JSON.stringify(after)
    ? []
    : [createChange(`${target.at} has another shape`, before, after)];
}
