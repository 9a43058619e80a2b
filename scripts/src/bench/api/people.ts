import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '../../../../api/src/platform/access/SessionReader';
import type { Database } from '../../../../api/src/platform/database/Database';

/** A person of the bench, whose names all follow from a number: 100,000 of them are made by one statement. */
const uuidOf = (text: string): string => {
  const hex = createHash('md5').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const personId = (number: number): string => uuidOf(`person ${number}`);
const tokenOf = (number: number): string => `the-bench-token-of-person-${number}`;
export const authorization = (number: number) => ({ authorization: `Bearer ${tokenOf(number)}` });

/** A statement of the API's connections has eight seconds. */
const AT_ONCE = 10_000;

/** Saves the people 1 to `count`; the first `loggedIn` of them have sessions. */
export async function savePeople(database: Database, count: number, loggedIn: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await sql`
    insert into accounts (id, email, role, firstname, lastname, username, mobile, password_hash, created_at)
    select md5('person ' || n)::uuid, 'bench-' || n || '@example.org', 'USER', 'Priya', 'Nair', 'bench-' || n,
      '9876543210', 'none', now()
    from generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) n`.execute(database);
  const sessions = Array.from({ length: loggedIn }, (_, index) => ({
    tokenHash: hashToken(tokenOf(index + 1)),
    accountId: personId(index + 1),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 7 * 24 * 3_600_000),
    endsAt: new Date(Date.now() + 30 * 24 * 3_600_000),
  }));
  await database.insertInto('sessions').values(sessions).execute();
}
