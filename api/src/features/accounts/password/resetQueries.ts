import { type Insertable, type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock';
import { hashToken } from '../../../platform/access/findCaller';
import type { Database } from '../../../platform/database/Database';
import type { AccountTables } from '../../../platform/database/tables/accountTables';

/** A reset's code may be entered three times: four digits are few, and the mail has a link as well (AU-2). */
const RESET_TRIES = 3;

/** A reset that lives, as its code is checked against it. */
export type LiveReset = Pick<Selectable<AccountTables['passwordResets']>, 'id' | 'accountId' | 'knownDevice'>;

/** Writes a reset, or gives an earlier one another code; its tries are forgotten, and the code before is void. */
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
 * The reset that a person means: of this id and e-mail, or without an id the only live one of the e-mail. With several
 * it stays unsaid which, so that nobody's code is tried by a stranger's guess (AU-2). An id finds an ended one too.
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

/** Counts one try of a reset's code and answers the code, or undefined when its tries are used up (C5). */
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

/** Takes a reset with exactly this code and says whose it was; of two that come at once only one gets it. */
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
 * Locks an account before its proofs are taken: two changes at once, each by a proof of its own, wait instead of
 * blocking each other.
 */
export async function lockAccount(database: Database, accountId: string): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Keeps a token for its one use; only its hash is stored (AU-1). */
export async function saveResetToken(
  database: Database,
  { token, ...row }: { token: string; accountId: string; expiresAt: Date; resetId?: string },
): Promise<void> {
  await database
    .insertInto('resetTokens')
    .values({ ...row, tokenHash: hashToken(token) })
    .execute();
}

/** Whose live token this is, if it is one of this e-mail. */
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

/** Takes a token; of two that come at once only one gets it. */
export async function consumeResetToken(database: Database, token: string): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('resetTokens')
    .where('tokenHash', '=', hashToken(token))
    .returning('accountId')
    .executeTakeFirst();
  return taken?.accountId;
}

/** Voids whatever could still reset an account's password. */
export async function removeResets(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('passwordResets').where('accountId', '=', accountId).execute();
  await database.deleteFrom('resetCodes').where('accountId', '=', accountId).execute();
  await database.deleteFrom('resetTokens').where('accountId', '=', accountId).execute();
}
