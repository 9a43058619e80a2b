import type { Role } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { startSession } from '../features/accounts/queries';
import type { TestApp } from './buildTestApp';

/** An account with a live session. */
export interface TestAccount {
  id: string;
  email: string;
  token: string;
}

/** No password has this hash; a test that logs in calls `setPassword` or signs up. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

async function buildAccount(
  test: TestApp,
  role: Role,
  overrides: { firstname?: string },
): Promise<TestAccount> {
  const id = uuidv7();
  const now = test.clock.now();
  const email = `${role.toLowerCase()}-${id}@example.org`;
  await test.database
    .insertInto('accounts')
    .values({
      id,
      email,
      role,
      firstname: overrides.firstname ?? (role === 'HOST' ? 'Hana' : 'Priya'),
      lastname: role === 'HOST' ? 'Rao' : 'Nair',
      username: `person-${id}`,
      mobile: '9876543210',
      organization: role === 'HOST' ? 'Example College' : null,
      designation: role === 'HOST' ? 'Dean' : null,
      passwordHash: NO_PASSWORD,
      termsVersion: null,
      termsAgreedAt: null,
      createdAt: now,
      lastLoginAt: null,
    })
    .execute();
  return { id, email, token: await startSession(test.database, id, now) };
}

/** `given` replaces the default name. */
export const buildParticipant = (
  test: TestApp,
  overrides: { firstname?: string } = {},
): Promise<TestAccount> => buildAccount(test, 'USER', overrides);

/** `given` replaces the default name. */
export const buildHost = (test: TestApp, overrides: { firstname?: string } = {}): Promise<TestAccount> =>
  buildAccount(test, 'HOST', overrides);
