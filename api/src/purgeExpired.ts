import type { ApplicationParts } from './platform/Application';
import { readDatabaseTime } from './platform/database/readDatabaseTime';
import { getExpiryCutoff } from './platform/idempotency/withIdempotencyKey';
import { purgeDeletedEvents } from './features/events/manage/purgeDeletedEvents';
import { expireOverdueRequests } from './features/teams/closeRequests';

const DAY = 86_400_000;

/**
 * Removes or ends expired rows. Correctness does not depend on it, because every query checks times itself.
 * The database's time is read first, so nothing is removed early.
 */
export async function purgeExpired(parts: Pick<ApplicationParts, 'clock' | 'database'>): Promise<void> {
  const { database } = parts;
  const now = await readDatabaseTime(parts);
  await database.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  await database.deleteFrom('signUpDrafts').where('expiresAt', '<=', now).execute();
  await database.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  await database.deleteFrom('resetCodes').where('expiresAt', '<=', now).execute();
  await database.deleteFrom('resetTokens').where('expiresAt', '<=', now).execute();
  await database.deleteFrom('throttles').where('endsAt', '<=', now).execute();
  await database.deleteFrom('idempotencyKeys').where('createdAt', '<=', getExpiryCutoff(now)).execute();
  // Views of yesterday may still be unsaved.
  const yesterday = new Date(now.getTime() - DAY).toISOString().slice(0, 10);
  await database.deleteFrom('eventViews').where('day', '<', yesterday).execute();
  await database.deleteFrom('viewSalts').where('day', '<', yesterday).execute();
  await database
    .deleteFrom('releaseHours')
    .where('hour', '<=', new Date(now.getTime() - 7 * DAY))
    .execute();
  await expireOverdueRequests(database, now);
  await purgeDeletedEvents(database, now);
  // Recipients and times are stored for a week; texts are blanked after sending.
  const aWeekAgo = new Date(now.getTime() - 7 * DAY);
  await database
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('sentAt', '<=', aWeekAgo), eb('givenUpAt', '<=', aWeekAgo)]))
    .execute();
  // NT-7.
  await database
    .deleteFrom('notifications')
    .where('createdAt', '<=', new Date(now.getTime() - 180 * DAY))
    .execute();
}
