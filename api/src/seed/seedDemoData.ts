import { PasswordHasher } from '../platform/access/PasswordHasher';
import type { Clock } from '../platform/clock';
import { type Database } from '../platform/database/Database';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from './people';
import { seedAccounts } from './seedAccounts';
import { seedEvents } from './seedEvents';
import { seedQuizzes } from './seedQuizzes';
import { seedRegistrations } from './seedRegistrations';
import { seedTeams } from './seedTeams';

/**
 * Fills an empty database with people and events around the present, and returns whether it did. A database with
 * any account or sign-up stays unchanged. Never call it in production, because the passwords are public.
 */
export async function seedDemoData(database: Database, clock: Clock): Promise<boolean> {
  if (!(await isEmpty(database))) return false;
  const passwordHash = await new PasswordHasher().hash(DEMO_PASSWORD);
  const now = clock.now();
  return database.transaction().execute(async (transaction) => {
    // If two instances start on one empty database, the second waits here and then finds it filled.
    await sql`lock table accounts in share row exclusive mode`.execute(transaction);
    if (!(await isEmpty(transaction))) return false;
    await seedAccounts(transaction, passwordHash, now);
    await seedEvents(transaction, now);
    await seedRegistrations(transaction, now);
    await seedTeams(transaction, now);
    await seedQuizzes(transaction, now);
    return true;
  });
}

async function isEmpty(database: Database): Promise<boolean> {
  for (const table of ['accounts', 'signUpDrafts', 'auditEntries'] as const)
    if ((await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined)
      return false;
  return true;
}
