import type { Database } from '../database/Database';

/** Recipients and times of mails are removed after a week; the texts are blank as soon as they are sent. */
export async function purgeMails(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - 7 * 86_400_000);
  await database
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('sentAt', '<=', cutoff), eb('givenUpAt', '<=', cutoff)]))
    .execute();
}
