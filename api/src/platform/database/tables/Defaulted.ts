import type { ColumnType } from 'kysely';

/** A column that has a default in SQL: may be left out on insert. */
export type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>;
