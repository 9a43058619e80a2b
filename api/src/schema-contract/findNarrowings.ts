import type { Schema, SchemaConstraint } from './readSchema';

const getTable = (name: string): string => name.slice(0, name.indexOf('.'));

const listTables = ({ columns }: Schema): Set<string> => new Set(Object.keys(columns).map(getTable));

/** Lists the changes that break code written for the earlier schema; an expanding migration has none. */
export function findNarrowings(before: Schema, after: Schema): string[] {
  const left = listTables(after);
  const gone = [...listTables(before)].filter((table) => !left.has(table));
  return [
    ...gone.map((table) => `table ${table} is gone`),
    ...Object.entries(before.columns)
      .filter(([name]) => left.has(getTable(name)))
      .flatMap(([name, was]) => describeNarrowing(name, was, after.columns[name])),
    ...listRequiredColumns(before, after),
    ...listNewConstraints(before, after),
  ];
}

const typeOf = (description: string): string => description.replace(/( not null)?( default)?$/, '');
const isRequired = (description: string): boolean => description.includes(' not null');
const hasDefault = (description: string): boolean => description.endsWith(' default');

function describeNarrowing(name: string, was: string, is: string | undefined): string[] {
  if (is === undefined) return [`column ${name} is gone`];
  if (typeOf(is) !== typeOf(was)) return [`column ${name} is ${typeOf(is)} instead of ${typeOf(was)}`];
  if (isRequired(is) && !isRequired(was)) return [`column ${name} takes no null any more`];
  // Older code cannot read a null.
  if (isRequired(was) && !isRequired(is)) return [`column ${name} may be null now`];
  return hasDefault(was) && !hasDefault(is) ? [`column ${name} has no default any more`] : [];
}

/** Older inserts omit new columns, so a required column without a default rejects them. */
function listRequiredColumns(before: Schema, after: Schema): string[] {
  const known = listTables(before);
  return Object.entries(after.columns)
    .filter(([name]) => known.has(getTable(name)) && before.columns[name] === undefined)
    .filter(([, is]) => isRequired(is) && !hasDefault(is))
    .map(([name]) => `column ${name} must be given`);
}

/** The column and the values of a check like `kind in ('code', 'bulk')`; no values for other constraints. */
function readValues(definition: string): { column: string; values: string[] } {
  const [, column = '', list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
  return { column, values: list?.split(', ') ?? [] };
}

/** Whether a check allows every value of the earlier check of its column. */
function isWidened(earlier: string, definition: string): boolean {
  const [was, is] = [readValues(earlier), readValues(definition)];
  return (
    was.values.length > 0 &&
    was.column === is.column &&
    was.values.every((value) => is.values.includes(value))
  );
}

/** Columns that an index only carries demand nothing of a row. */
const toDemand = (definition: string): string => definition.replace(/ INCLUDE \([^)]*\)/, '');

/**
 * Lists new constraints that may reject an older write. Renamed constraints, longer lists of values, and
 * constraints that only concern new columns with defaults or nulls, are harmless.
 */
function listNewConstraints(before: Schema, after: Schema): string[] {
  const known = listTables(before);
  const isNew = (table: string, column: string): boolean =>
    before.columns[`${table}.${column}`] === undefined;
  const isNullForOlder = (table: string, column: string): boolean => {
    const is = after.columns[`${table}.${column}`] ?? ' not null';
    return isNew(table, column) && !isRequired(is) && !hasDefault(is);
  };
  const definitions = new Set(
    Object.entries(before.constraints).map(
      ([name, { definition }]) => `${getTable(name)} ${toDemand(definition)}`,
    ),
  );
  const isHarmless = (table: string, { definition, columns }: SchemaConstraint): boolean =>
    Object.entries(before.constraints).some(
      ([name, earlier]) => getTable(name) === table && isWidened(earlier.definition, definition),
    ) ||
    (columns.length > 0 && columns.every((column) => isNew(table, column))) ||
    (/^(CREATE )?UNIQUE\b(?!.*NULLS NOT DISTINCT)/.test(definition) &&
      columns.some((column) => isNullForOlder(table, column)));
  return Object.entries(after.constraints).flatMap(([name, constraint]) => {
    const table = getTable(name);
    const { definition, keeps } = constraint;
    if (definitions.has(`${table} ${toDemand(definition)}`)) return [];
    if (keeps !== undefined && known.has(keeps))
      return [`rows of ${keeps} stay while ${table} refers to them: ${definition}`];
    return known.has(table) && !isHarmless(table, constraint)
      ? [`table ${table} demands more: ${definition}`]
      : [];
  });
}
