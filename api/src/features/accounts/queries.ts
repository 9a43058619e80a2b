import { type Insertable, sql } from 'kysely';
import { CALLER_COLUMNS } from '../../platform/access/Caller';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '../../platform/access/SessionReader';
import { hashToken, makeToken } from '../../platform/access/token';
import type { Caller } from '../../platform/access/Caller';
import type { Database } from '../../platform/database/Database';
import type { AccountTables } from '../../platform/database/tables/accountTables';

/** Begins a session and returns its token, 256 random bits that are stored only as a hash (AU-24). */
export async function startSession(database: Database, accountId: string, now: Date): Promise<string> {
  const token = makeToken();
  await database
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
      endsAt: new Date(now.getTime() + SESSION_MAX_MS),
    })
    .execute();
  return token;
}

export async function removeSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
}

/** Ends every session of an account, except this token's session. */
export async function endSessions(database: Database, accountId: string, keptToken?: string): Promise<void> {
  let ended = database.deleteFrom('sessions').where('accountId', '=', accountId);
  if (keptToken !== undefined) ended = ended.where('tokenHash', '<>', hashToken(keptToken));
  await ended.execute();
}

export async function hasAccount(database: Database, email: string): Promise<boolean> {
  const found = await database
    .selectFrom('accounts')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  return found !== undefined;
}

/** Inserts an account and returns it; undefined if the unique index finds the email taken. */
export async function saveAccount(
  database: Database,
  account: Insertable<AccountTables['accounts']>,
  guestId?: string,
): Promise<Caller | undefined> {
  if (guestId !== undefined) return fillGuestAccount(database, account, guestId);
  return database
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(CALLER_COLUMNS)
    .executeTakeFirst();
}

/** A guest's account becomes the person's, with its registrations (TK-9). */
const fillGuestAccount = (
  database: Database,
  account: Insertable<AccountTables['accounts']>,
  guestId: string,
) =>
  database
    .updateTable('accounts')
    .set({ ...account, id: guestId })
    .where('id', '=', guestId)
    .returning(CALLER_COLUMNS)
    .executeTakeFirst();

/** Records a login. Returns false if the password was replaced meanwhile or the account may not log in. */
export async function recordLogIn(
  database: Database,
  { id, passwordHash }: { id: string; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ lastLoginAt: now })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account of an email, if it may log in. */
export const findActiveAccount = (database: Database, email: string) =>
  database
    .selectFrom('accounts')
    .select(['id', 'passwordHash'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();

export async function findPasswordHash(database: Database, accountId: string): Promise<string | undefined> {
  const found = await database
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return found?.passwordHash;
}

/** The number of unread notifications; a partial index contains only unread rows. */
export async function countUnreadNotifications(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipientId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The fields that a login checks. */
export async function findCredentials(database: Database, email: string) {
  return database
    .selectFrom('accounts')
    .select(CALLER_COLUMNS)
    .select(['passwordHash', 'state'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
}

/**
 * The newest live draft of an email, so that a login compares one hash however many drafts strangers create.
 */
export async function findNewestDraft(database: Database, email: string, now: Date) {
  return database
    .selectFrom('signUpDrafts')
    .select(['id', 'email', 'role', 'passwordHash'])
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Removes expired sessions, unconfirmed sign-ups and password resets. */
export async function purgeExpiredAccess(database: Database, now: Date): Promise<void> {
  for (const table of ['sessions', 'signUpDrafts', 'passwordResets', 'resetCodes', 'resetTokens'] as const)
    await database.deleteFrom(table).where('expiresAt', '<=', now).execute();
}
