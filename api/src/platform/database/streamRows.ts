import { type RawBuilder, sql } from 'kysely';
import type { Database } from './Database';

/** Rows per fetch. */
const BATCH_SIZE = 1_000;

/** Runs reads that show one moment in a transaction that ends with their last row, or with the loop over them. */
export async function* streamSnapshot<Part>(
  database: Database,
  read: (transaction: Database) => AsyncIterable<Part>,
): AsyncGenerator<Part> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    yield* read(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

/** Reads the rows of a query in batches from a database cursor; requires a transaction. */
export async function* fetchRows<Row>(transaction: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare fetched_rows no scroll cursor for ${query}`.execute(transaction);
  let rows: Row[];
  do {
    ({ rows } = await sql<Row>`fetch ${sql.lit(BATCH_SIZE)} from fetched_rows`.execute(transaction));
    if (rows.length > 0) yield rows;
  } while (rows.length === BATCH_SIZE);
  await sql`close fetched_rows`.execute(transaction);
}

/** Reads one query in batches, so that a long result never lies in memory. */
export const streamRows = <Row>(database: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> =>
  streamSnapshot(database, (transaction) => fetchRows(transaction, query));
