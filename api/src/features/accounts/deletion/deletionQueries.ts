import type { DatabaseTransaction } from '../../../platform/database/Database';

/** Replaces a deleted person's name (PR-6). */
const DELETED_NAME = 'Deleted user';

/** The stored email has no @, so it cannot log in, sign up or receive mail. */
const blankEmail = (accountId: string): string => `deleted:${accountId}`;

export async function anonymizeAccount(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({
      state: 'DELETED',
      email: blankEmail(accountId),
      username: blankEmail(accountId),
      firstname: DELETED_NAME,
      lastname: '',
      mobile: '',
      imageUrl: '',
      organization: null,
      designation: null,
      passwordHash: '',
      termsVersion: null,
      termsAgreedAt: null,
      lastLoginAt: null,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Deletes the drafts of an owner, because only hosts know them (PR-6). */
export async function deleteDrafts(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('events')
    .set({ deletedAt: now })
    .where('ownerId', '=', accountId)
    .where('draft', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
}

export async function anonymizeRegistrations(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<void> {
  await transaction
    .updateTable('registrations')
    .set({
      firstName: DELETED_NAME,
      lastName: '',
      email: '',
      phoneNumber: '',
      institute: '',
      type: '',
      course: '',
      duration: '',
      graduationYear: null,
      answers: '[]',
    })
    .where('userId', '=', accountId)
    .execute();
}

/** Rows that only the person needed, and mails still pending. */
export async function removePersonalData(
  transaction: DatabaseTransaction,
  accountId: string,
  email: string,
): Promise<void> {
  await transaction.deleteFrom('favourites').where('userId', '=', accountId).execute();
  await transaction.deleteFrom('recentViews').where('userId', '=', accountId).execute();
  await transaction.deleteFrom('mutedAnnouncements').where('userId', '=', accountId).execute();
  await transaction.deleteFrom('roomAllocations').where('userId', '=', accountId).execute();
  await transaction.deleteFrom('notifications').where('recipientId', '=', accountId).execute();
  await transaction.deleteFrom('eventAdministrators').where('userId', '=', accountId).execute();
  await transaction.deleteFrom('administratorDepartures').where('userId', '=', accountId).execute();
  await transaction.deleteFrom('idempotencyKeys').where('accountId', '=', accountId).execute();
  await transaction.deleteFrom('signUpDrafts').where('email', '=', email).execute();
  await transaction.deleteFrom('mails').where('toAddress', '=', email).execute();
}
