import { ownData } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { fetchRows, streamSnapshot } from '../../../platform/database/streamRows';
import type { TimedDatabase } from '../../../platform/database/TimedDatabase';
import { selectOwnLists } from './selectOwnLists';

const { shape } = ownData;

/** The person's data as JSON text in the reply envelope, list by list from a database cursor (PR-6). */
export const writeOwnData = (parts: TimedDatabase, accountId: string, now: Date): AsyncGenerator<string> =>
  streamSnapshot(parts.database, async function* write(database) {
    const account = await database
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    yield `{"status":"SUCCESS","data":{"exportedAt":${JSON.stringify(shape.exportedAt.parse(now))}`;
    yield `,"account":${JSON.stringify(shape.account.parse(account))}`;
    const lists = selectOwnLists({ ...parts, database }, accountId);
    for (const [name, list] of Object.entries(lists)) {
      yield `,${JSON.stringify(name)}:[`;
      yield* writeRows(database, sql`${list}`, (rows) => shape[name as keyof typeof lists].parse(rows) ?? []);
      yield ']';
    }
    yield '}}';
  });

/** The rows without fields that the schema does not name (C3), separated by commas. */
async function* writeRows(
  database: Database,
  list: RawBuilder<unknown>,
  parse: (rows: unknown[]) => object[],
): AsyncGenerator<string> {
  let separator = '';
  for await (const rows of fetchRows(database, list)) {
    yield `${separator}${parse(rows)
      .map((row) => JSON.stringify(row))
      .join(',')}`;
    separator = ',';
  }
}
