import type { TestAccount } from './buildAccount';
import type { TestApp } from './buildTestApp';

/** Gives a test account a password, so that it can log in. */
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
