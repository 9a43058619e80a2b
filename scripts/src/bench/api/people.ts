import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '../../../../api/src/platform/access/token';
import type { Database } from '../../../../api/src/platform/database/Database';

/** Derives ids from numbers, as the SQL below does, so that one statement inserts many accounts. */
const hashToUuid = (text: string): string => {
  const hex = createHash('md5').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Returns the account id of the person with this number, from 1. */
export const getPersonId = (number: number): string => hashToUuid(`person ${number}`);
const createToken = (number: number): string => `the-bench-token-of-person-${number}`;
/** Returns the header that authenticates this person; only those with a session are logged in. */
export const createAuthorization = (number: number) => ({ authorization: `Bearer ${createToken(number)}` });

/** Rows per statement, which the connection cuts after eight seconds. */
const BATCH_SIZE = 10_000;

/** Saves the people 1 to `count`; the first `loggedIn` of them have sessions. */
export async function savePeople(database: Database, count: number, loggedIn: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH_SIZE)
    await sql`
    insert into accounts (id, email, role, firstname, lastname, username, mobile, password_hash, created_at)
    select md5('person ' || n)::uuid, 'bench-' || n || '@example.org', 'USER', 'Priya', 'Nair', 'bench-' || n,
      '9876543210', 'none', now()
    from generate_series(${from}::int, ${Math.min(count, from + BATCH_SIZE - 1)}::int) n`.execute(database);
  const sessions = Array.from({ length: loggedIn }, (_, index) => ({
    tokenHash: hashToken(createToken(index + 1)),
    accountId: getPersonId(index + 1),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 7 * 24 * 3_600_000),
    endsAt: new Date(Date.now() + 30 * 24 * 3_600_000),
  }));
  await database.insertInto('sessions').values(sessions).execute();
}
