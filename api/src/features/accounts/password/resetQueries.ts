import { type Insertable, type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock';
import { hashToken } from '../../../platform/access/token';
import type { Database } from '../../../platform/database/Database';
import type { AccountTables } from '../../../platform/database/tables/accountTables';

/** Tries per code: four digits are few, and the mail also contains a link (AU-2). */
const RESET_TRIES = 3;

/** A live reset with the fields for checking its code. */
export type LiveReset = Pick<Selectable<AccountTables['passwordResets']>, 'id' | 'accountId' | 'knownDevice'>;

/** Inserts a reset, or replaces the code of an earlier reset; tries restart, and the previous code is void. */
export async function saveReset(
  database: Database,
  { id, ...reset }: Insertable<AccountTables['passwordResets']>,
): Promise<void> {
  await database.deleteFrom('resetTokens').where('resetId', '=', id).execute();
  await database
    .insertInto('passwordResets')
    .values({ id, ...reset })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...reset, tries: 0, unnamedTries: 0 }))
    .execute();
}

/**
 * Finds the reset by id and email, or the only live reset of the email. Without an id, several live resets
 * are ambiguous and give undefined (AU-2). An id also finds an ended reset.
 */
export async function findReset(
  database: Database,
  { email, resetId }: { email: string; resetId?: string | undefined },
  now: Date,
): Promise<LiveReset | undefined> {
  const query = database
    .selectFrom('passwordResets')
    .select(['id', 'accountId', 'knownDevice'])
    .where('email', '=', email);
  if (resetId !== undefined) return query.where('id', '=', resetId).executeTakeFirst();
  const live = await query.where('expiresAt', '>', now).limit(2).execute();
  if (live.length > 0) return live.length === 1 ? live[0] : undefined;
  const ended = await query.limit(2).execute();
  return ended.length === 1 ? ended[0] : undefined;
}

export const hasReset = async (database: Database, id: string): Promise<boolean> =>
  (await database.selectFrom('passwordResets').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** Counts one try. Returns the code, or undefined when no tries are left. */
export function countResetTry(
  database: Database,
  { id, named, clock }: { id: string; named: boolean; clock: Clock },
) {
  const tries = named ? 'tries' : 'unnamedTries';
  return database
    .updateTable('passwordResets')
    .set((row) => ({ [tries]: row(tries, '+', 1) }))
    .where('id', '=', id)
    .where(tries, '<', RESET_TRIES)
    .returning(['codeHash', 'accountId', sql<boolean>`expires_at <= ${clock.sqlNow()}`.as('isExpired')])
    .executeTakeFirst();
}

/** Consumes a reset with exactly this code and returns its account; one of two concurrent calls succeeds. */
export async function takeReset(
  database: Database,
  { id, codeHash }: { id: string; codeHash: string },
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('passwordResets')
    .where('id', '=', id)
    .where('codeHash', '=', codeHash)
    .returning('accountId')
    .executeTakeFirst();
  return taken?.accountId ?? undefined;
}

/**
 * Locks an account before its proofs are consumed, so that concurrent changes wait instead of deadlocking.
 */
export async function lockAccount(database: Database, accountId: string): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Stores a single-use token as a hash (AU-1). */
export async function saveResetToken(
  database: Database,
  { token, ...row }: { token: string; accountId: string; expiresAt: Date; resetId?: string },
): Promise<void> {
  await database
    .insertInto('resetTokens')
    .values({ ...row, tokenHash: hashToken(token) })
    .execute();
}

/** The account of a live token for this email. */
export async function findResetToken(
  database: Database,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('resetTokens')
    .innerJoin('accounts', 'accounts.id', 'resetTokens.accountId')
    .select('accounts.id')
    .where('resetTokens.tokenHash', '=', hashToken(token))
    .where('resetTokens.expiresAt', '>', now)
    .where((eb) => eb(eb.fn<string>('lower', ['accounts.email']), '=', email))
    .executeTakeFirst();
  return found?.id;
}

/** Consumes a token; one of two concurrent calls succeeds. */
export async function consumeResetToken(database: Database, token: string): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('resetTokens')
    .where('tokenHash', '=', hashToken(token))
    .returning('accountId')
    .executeTakeFirst();
  return taken?.accountId;
}

/** Voids all live resets and tokens of an account. */
export async function removeResets(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('passwordResets').where('accountId', '=', accountId).execute();
  await database.deleteFrom('resetCodes').where('accountId', '=', accountId).execute();
  await database.deleteFrom('resetTokens').where('accountId', '=', accountId).execute();
}
