import { splitName } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../../platform/database/Database';

interface Person {
  name: string;
  email: string;
}

/** A guest's account has no address of its own, so nobody logs in and no mail is sent (PR-6). */
const toAddress = (accountId: string): string => `guest:${accountId}`;

/** The participant with a verified email, or the guest with it, whom the door has met before or meets now. */
export async function findOrCreateGuest(
  transaction: DatabaseTransaction,
  { name, email }: Person,
  now: Date,
): Promise<{ id: string; hasAccount: boolean }> {
  const participant = await transaction
    .selectFrom('accounts')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('role', '=', 'USER')
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (participant !== undefined) return { id: participant.id, hasAccount: true };
  const found = await findGuest(transaction, email);
  if (found !== undefined) return { id: found, hasAccount: false };
  const id = uuidv7();
  await transaction
    .insertInto('accounts')
    .values({ id, ...createPerson(id, name), createdAt: now, lastLoginAt: null })
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('guests')
    .values({ accountId: id, email, createdAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { id, hasAccount: false };
  // Another device met the same person at the same moment.
  await transaction.deleteFrom('accounts').where('id', '=', id).execute();
  return { id: (await findGuest(transaction, email)) ?? id, hasAccount: false };
}

const findGuest = async (transaction: DatabaseTransaction, email: string): Promise<string | undefined> =>
  (await transaction.selectFrom('guests').select('accountId').where('email', '=', email).executeTakeFirst())
    ?.accountId;

function createPerson(id: string, name: string) {
  const address = toAddress(id);
  return {
    email: address,
    username: address,
    role: 'USER' as const,
    ...splitName(name),
    mobile: '',
    organization: null,
    designation: null,
    passwordHash: '',
    termsVersion: null,
    termsAgreedAt: null,
  };
}

/** Takes the guest with a verified email off the list; returns the guest's account, which becomes the person's. */
export async function takeOverGuest(
  transaction: DatabaseTransaction,
  email: string,
): Promise<string | undefined> {
  const guest = await transaction
    .deleteFrom('guests')
    .where('email', '=', email)
    .returning('accountId')
    .executeTakeFirst();
  return guest?.accountId;
}
