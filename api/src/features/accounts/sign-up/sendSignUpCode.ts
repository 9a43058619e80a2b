import type { Application } from '../../../platform/Application';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { saveCode } from './draftQueries';
import { getCodeExpiry, hashCode, formatLifetime, makeCode } from '../../../platform/access/oneTimeCode';
import { createCodeMail, getCodeSubject } from './signUpCode';

/** A draft's new code: the hash to store, and the mail to send. */
export function createSignUpCode(
  { secret, codes }: Pick<Application, 'secret' | 'codes'>,
  { id, email }: { id: string; email: string },
  now: Date,
) {
  const code = makeCode();
  return {
    stored: {
      codeHash: hashCode(secret, getCodeSubject(id), code),
      codeExpiresAt: getCodeExpiry(codes, now),
    },
    mail: createCodeMail(email, code, formatLifetime(codes)),
  };
}

/** Replaces a draft's code and mails the new code, in one transaction. */
export async function sendSignUpCode(
  app: Pick<Application, 'database' | 'mailer' | 'secret' | 'codes'>,
  draft: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { stored, mail } = createSignUpCode(app, draft, now);
  await app.database.transaction().execute(async (transaction: DatabaseTransaction) => {
    if (await saveCode(transaction, draft.id, stored)) await app.mailer.enqueue(transaction, mail, now);
  });
}
