import type { ColumnType } from 'kysely';

/** A column with an SQL default, which inserts may omit. */
export type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>;
