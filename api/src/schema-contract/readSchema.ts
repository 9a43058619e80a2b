import { sql } from 'kysely';
import type { Database } from '../platform/database/Database';

/** The parts of a constraint or unique index that can reject a write of older code. */
export interface SchemaConstraint {
  definition: string;
  /** The constrained columns of the table; empty for an index over expressions. */
  columns: string[];
  /** The table whose deletes a foreign key without an action rejects. */
  keeps?: string;
}

/** Columns as `type [not null] [default]`, by `table.column`; constraints by `table.name`. */
export interface Schema {
  columns: Record<string, string>;
  constraints: Record<string, SchemaConstraint>;
}

/** Excludes the migrator's tables. */
const OWN_TABLES = sql`pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind = 'r'
  and pg_class.relname not like 'kysely%' and pg_class.relname <> 'schema_compatibility'`;

export async function readSchema(database: Database): Promise<Schema> {
  const constraints = [...(await readConstraints(database)), ...(await readUniqueIndexes(database))];
  return {
    columns: await readColumns(database),
    constraints: Object.fromEntries(
      constraints.map(({ name, keeps, ...constraint }) => [
        name,
        { ...constraint, ...(keeps !== null && { keeps }) },
      ]),
    ),
  };
}

async function readColumns(database: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; description: string }>`
    select pg_class.relname || '.' || attname as name,
      format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
        || case when atthasdef or attidentity <> '' then ' default' else '' end as description
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where ${OWN_TABLES} and attnum > 0 and not attisdropped
    order by pg_class.relname, attname`.execute(database);
  return Object.fromEntries(rows.map(({ name, description }) => [name, description]));
}

interface ConstraintRow {
  name: string;
  definition: string;
  columns: string[];
  keeps: string | null;
}

async function readConstraints(database: Database): Promise<ConstraintRow[]> {
  const { rows } = await sql<ConstraintRow>`
    select pg_class.relname || '.' || conname as name, pg_get_constraintdef(pg_constraint.oid) as definition,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)
        order by attname) as columns,
      case when contype = 'f' and confdeltype in ('a', 'r') then confrelid::regclass::text end as keeps
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where ${OWN_TABLES} and contype in ('c', 'f', 'u', 'p', 'x')
    order by 1`.execute(database);
  return rows;
}

async function readUniqueIndexes(database: Database): Promise<ConstraintRow[]> {
  const { rows } = await sql<ConstraintRow>`
    select pg_class.relname || '.' || index_class.relname as name, pg_get_indexdef(indexrelid) as definition,
      case when 0 = any(indkey) then '{}' else array(select attname::text from pg_attribute
        where attrelid = indrelid and attnum = any(indkey) order by attname) end as columns,
      null as keeps
    from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_class as index_class on index_class.oid = indexrelid
    where ${OWN_TABLES} and indisunique
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('u', 'p', 'x'))
    order by 1`.execute(database);
  return rows;
}
