import { type RawBuilder, sql } from 'kysely';
import type { Database } from './Database';

/** Rows per fetch. */
const BATCH_SIZE = 1_000;

/**
 * Reads the rows of a query in batches from a database cursor, so that a long result never lies in memory. The cursor
 * shows one moment. It holds a connection until the last batch is read or the loop ends.
 */
export async function* streamRows<Row>(database: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  const transaction = await database.startTransaction().execute();
  let rows: Row[];
  try {
    await sql`declare streamed_rows no scroll cursor for ${query}`.execute(transaction);
    const fetchBatch = sql<Row>`fetch ${sql.lit(BATCH_SIZE)} from streamed_rows`;
    ({ rows } = await fetchBatch.execute(transaction));
    while (rows.length === BATCH_SIZE) {
      yield rows;
      ({ rows } = await fetchBatch.execute(transaction));
    }
  } finally {
    await transaction.rollback().execute();
  }
  yield rows;
}
