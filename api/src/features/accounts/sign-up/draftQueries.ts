import { type Insertable, type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/Database';
import type { AccountTables } from '../../../platform/database/tables/accountTables';
import { CODE_TRIES } from './signUpCode';

export type Draft = Selectable<AccountTables['signUpDrafts']>;

/** Everything of a draft that sign-up writes; a repeat writes it again under the same id. */
export type DraftRow = Insertable<AccountTables['signUpDrafts']>;

/**
 * The live draft that a person means: of this id and e-mail, or without an id the only one of the e-mail. With several
 * it stays unsaid which, so that nobody confirms a stranger's draft (AU-4).
 */
export async function findDraft(
  database: Database,
  { email, draftId }: { email: string; draftId?: string | undefined },
  now: Date,
): Promise<Draft | undefined> {
  let query = database
    .selectFrom('signUpDrafts')
    .selectAll()
    .where('email', '=', email)
    .where('expiresAt', '>', now);
  if (draftId !== undefined) query = query.where('id', '=', draftId);
  const found = await query.limit(2).execute();
  return found.length === 1 ? found[0] : undefined;
}

const NO_TRIES = { codeTries: 0, unnamedTries: 0 };

/** Writes a draft with a new code; the code before it is void, and its tries are forgotten. */
export async function saveDraft(database: Database, draft: DraftRow): Promise<void> {
  const { id, createdAt, ...changed } = draft;
  await database
    .insertInto('signUpDrafts')
    .values({ id, createdAt, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changed, ...NO_TRIES }))
    .execute();
}

/** Gives a live draft another code; false when the draft is gone meanwhile. */
export async function saveCode(
  database: Database,
  draftId: string,
  code: { codeHash: string; codeExpiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('signUpDrafts')
    .set({ ...code, ...NO_TRIES })
    .where('id', '=', draftId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Counts one try of a draft's code and answers the code's hash, or undefined when its tries are used up (C5). A try that
 * did not name the draft may be a stranger's, and has a count of its own.
 */
export async function countCodeTry(
  database: Database,
  { id, named, clock }: { id: string; named: boolean; clock: Clock },
): Promise<{ codeHash: string; isExpired: boolean } | undefined> {
  const tries = named ? 'codeTries' : 'unnamedTries';
  return database
    .updateTable('signUpDrafts')
    .set((row) => ({ [tries]: row(tries, '+', 1) }))
    .where('id', '=', id)
    .where(tries, '<', CODE_TRIES)
    .returning(['codeHash', sql<boolean>`code_expires_at <= ${clock.sqlNow()}`.as('isExpired')])
    .executeTakeFirst();
}

/** Locks every draft of an e-mail, in one order, so that two confirmations at once wait instead of blocking each other. */
export async function lockDraftsOf(database: Database, email: string): Promise<void> {
  await database
    .selectFrom('signUpDrafts')
    .select('id')
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Takes a draft with exactly this code; of two that come at once only one gets it. */
export async function removeDraft(
  database: Database,
  draft: { id: string; codeHash: string },
): Promise<Draft | undefined> {
  return database
    .deleteFrom('signUpDrafts')
    .where('id', '=', draft.id)
    .where('codeHash', '=', draft.codeHash)
    .returningAll()
    .executeTakeFirst();
}

export const hasDraft = async (database: Database, draftId: string): Promise<boolean> =>
  (await database.selectFrom('signUpDrafts').select('id').where('id', '=', draftId).executeTakeFirst()) !==
  undefined;

export async function removeDraftsByEmail(database: Database, email: string): Promise<void> {
  await database.deleteFrom('signUpDrafts').where('email', '=', email).execute();
}
