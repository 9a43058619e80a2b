import type { TestAccount } from './buildAccount';
import type { TestApp } from './buildTestApp';

/** Gives an account of a test a password to log in with. */
export async function setPassword(
  test: TestApp,
  account: TestAccount,
  password = 'Right@123',
): Promise<void> {
  await test.database
    .updateTable('accounts')
    .set({ passwordHash: await test.app.passwords.hash(password) })
    .where('id', '=', account.id)
    .execute();
}
