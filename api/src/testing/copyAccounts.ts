import { sql } from 'kysely';
import type { TestAccount } from './buildAccount';
import type { TestApp } from './buildTestApp';

/** Copies an account by one statement; the copies have emails such as `copy7@example.org`. Returns their ids. */
export async function copyAccounts(test: TestApp, { id }: TestAccount, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts select copied.* from accounts, generate_series(1, ${count}::int) as number,
      jsonb_populate_record(accounts, jsonb_build_object('id', gen_random_uuid(),
        'firstname', 'Copy' || number, 'email', 'copy' || number || '@example.org', 'username', 'copy' || number)) as copied
    where accounts.id = ${id} returning id`.execute(test.database);
  return rows.map((row) => row.id);
}
