import { type Insertable, type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/Database';
import type { AccountTables } from '../../../platform/database/tables/accountTables';
import { CODE_TRIES } from './signUpCode';

export type Draft = Selectable<AccountTables['signUpDrafts']>;

/** The fields of a draft; a repeated sign-up overwrites them under the same id. */
export type DraftRow = Insertable<AccountTables['signUpDrafts']>;

/**
 * Finds the live draft by id and email, or the only live draft of the email. Without an id, several drafts
 * are ambiguous and give undefined, so that nobody confirms a stranger's draft (AU-4).
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

/** Writes a draft with a new code; the previous code is void, and tries restart. */
export async function saveDraft(database: Database, draft: DraftRow): Promise<void> {
  const { id, createdAt, ...changed } = draft;
  await database
    .insertInto('signUpDrafts')
    .values({ id, createdAt, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changed, ...NO_TRIES }))
    .execute();
}

/** Replaces a live draft's code. Returns false if the draft is gone. */
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
 * Counts one try. Returns the code's hash, or undefined when no tries are left. Tries without a draft id may
 * be a stranger's and are counted separately.
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

/**
 * Locks every draft of an email in one order, so that concurrent confirmations wait instead of deadlocking.
 */
export async function lockDraftsOf(database: Database, email: string): Promise<void> {
  await database
    .selectFrom('signUpDrafts')
    .select('id')
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Consumes a draft with exactly this code; one of two concurrent calls succeeds. */
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
