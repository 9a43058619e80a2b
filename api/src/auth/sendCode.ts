import type { Application } from '../Application';
import type { DatabaseTransaction } from '../database/Database';
import { saveCode } from './draftQueries';
import { codeEnd, hashCode, lifeInWords, makeCode } from './oneTimeCode';
import { codeLetter, codeOfDraft } from './signUpCode';

/** A new code for a draft: what is stored of it, and the letter that carries it. */
export function newCode(
  { secret, codes }: Pick<Application, 'secret' | 'codes'>,
  { id, email }: { id: string; email: string },
  now: Date,
) {
  const code = makeCode();
  return {
    stored: {
      codeHash: hashCode(secret, codeOfDraft(id), code),
      codeExpiresAt: codeEnd(codes, now),
    },
    letter: codeLetter(email, code, lifeInWords(codes)),
  };
}

/** Voids a draft's code and mails another, both or neither. */
export async function sendNewCode(
  app: Pick<Application, 'database' | 'mailer' | 'secret' | 'codes'>,
  draft: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { stored, letter } = newCode(app, draft, now);
  await app.database.transaction().execute(async (transaction: DatabaseTransaction) => {
    if (await saveCode(transaction, draft.id, stored)) await app.mailer.post(transaction, letter, now);
  });
}
