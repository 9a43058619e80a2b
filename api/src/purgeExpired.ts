import { purgeExpiredAccess } from './features/accounts/queries';
import { purgeDepartures } from './features/administrators/departures';
import { countFinishedAnnouncements } from './features/announcements/queries';
import { purgeDeletedEvents } from './features/events/manage/purgeDeletedEvents';
import { purgeEventViews } from './features/events/views/saveEventViews';
import { purgeNotifications } from './features/notifications/queries';
import { purgeCanaryPages } from './features/releases/canaryQueries';
import { purgeReleaseErrors } from './features/releases/errorQueries';
import { purgeReleaseHours } from './features/releases/queries';
import { purgeRequests } from './features/registration/requests/endRequests';
import { purgeWaits } from './features/registration/waitlist/endWaits';
import { expireOverdueRequests } from './features/teams/closeRequests';
import type { Database } from './platform/database/Database';
import { purgeIdempotencyKeys } from './platform/idempotency/withIdempotencyKey';
import { purgeMails } from './platform/mail/outboxQueries';
import { purgeThrottles } from './platform/throttle/throttle';
import { type TimedDatabase, readDatabaseTime } from './platform/database/TimedDatabase';

/** Each feature decides how long its rows are kept. */
const purges: readonly ((database: Database, now: Date) => Promise<void>)[] = [
  purgeExpiredAccess,
  purgeThrottles,
  purgeIdempotencyKeys,
  purgeEventViews,
  purgeReleaseHours,
  purgeReleaseErrors,
  purgeCanaryPages,
  expireOverdueRequests,
  purgeWaits,
  purgeRequests,
  purgeDeletedEvents,
  purgeDepartures,
  // Before the mails are gone.
  countFinishedAnnouncements,
  purgeMails,
  purgeNotifications,
];

/**
 * Removes or ends expired rows; every query checks the times itself. Reads the database's time first, so that no
 * row is removed early.
 */
export async function purgeExpired(parts: TimedDatabase): Promise<void> {
  const { database } = parts;
  const now = await readDatabaseTime(parts);
  for (const purge of purges) await purge(database, now);
}
