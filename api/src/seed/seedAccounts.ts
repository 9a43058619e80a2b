import { AVATARS } from '@marquee/shared-contracts';
import type { Database } from '../platform/database/Database';
import { createDemoId } from './createDemoId';
import { type DemoPerson, hosts, participants } from './people';

/** Inserts all accounts with one shared password hash, because hashing is deliberately slow. */
export async function seedAccounts(database: Database, passwordHash: string, now: Date): Promise<void> {
  const createRow = (person: DemoPerson, index: number) => ({
    id: createDemoId('account', person.key),
    email: person.email,
    role: person.designation === undefined ? ('USER' as const) : ('HOST' as const),
    firstname: person.firstname,
    lastname: person.lastname,
    mobile: String(9_810_000_000 + index * 7_919),
    organization: person.designation === undefined ? null : person.institute,
    designation: person.designation ?? null,
    passwordHash,
    termsVersion: null,
    termsAgreedAt: null,
    username: `${person.firstname}-${person.lastname}-demo`.toLowerCase(),
    imageUrl: AVATARS[index % AVATARS.length] ?? '',
    createdAt: now,
    lastLoginAt: null,
  });
  await database
    .insertInto('accounts')
    .values([...hosts, ...participants].map(createRow))
    .execute();
}
