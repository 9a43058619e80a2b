import { hashToken } from '../access/identify';
import type { Database } from '../database/Database';

/** A reset's code may be entered three times: four digits are few, and the mail has a link as well (AU-2). */
const RESET_TRIES = 3;

/** Writes the one live code of an e-mail; the code before it is void. */
export async function saveResetCode(
  database: Database,
  { email, ...code }: { email: string; accountId: string | null; codeHash: string; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('resetCodes')
    .values({ email, ...code })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...code, tries: 0 }))
    .execute();
}

export const hasResetCode = async (database: Database, email: string): Promise<boolean> =>
  (await database.selectFrom('resetCodes').select('email').where('email', '=', email).executeTakeFirst()) !==
  undefined;

/** Counts one try of an e-mail's code and answers the code, or undefined when its tries are used up (C5). */
export const countResetTry = (database: Database, email: string) =>
  database
    .updateTable('resetCodes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('email', '=', email)
    .where('tries', '<', RESET_TRIES)
    .returning(['codeHash', 'expiresAt', 'accountId'])
    .executeTakeFirst();

/** Takes exactly this code and says whose it was; of two that come at once only one gets it. */
export async function takeResetCode(
  database: Database,
  { email, codeHash }: { email: string; codeHash: string },
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('resetCodes')
    .where('email', '=', email)
    .where('codeHash', '=', codeHash)
    .returning('accountId')
    .executeTakeFirst();
  return taken?.accountId ?? undefined;
}

/** Keeps a token for its one use; only its hash is stored (AU-1). */
export async function saveResetToken(
  database: Database,
  { token, ...row }: { token: string; accountId: string; expiresAt: Date },
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
export async function takeResetToken(database: Database, token: string): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('resetTokens')
    .where('tokenHash', '=', hashToken(token))
    .returning('accountId')
    .executeTakeFirst();
  return taken?.accountId;
}

/** Voids whatever could still reset an account's password. */
export async function removeResets(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('resetCodes').where('accountId', '=', accountId).execute();
  await database.deleteFrom('resetTokens').where('accountId', '=', accountId).execute();
}
