import type { ApplicationParts } from '../Application';
import { readDatabaseTime } from '../database/readDatabaseTime';
import { findHostIds } from '../hosting/findHostIds';
import type { Letter } from '../mail/Mailer';
import { notify } from '../notifications/notify';
import { type ReminderKind, reminderKinds, type Upcoming, whenAndWhere } from './kinds';
import { findDue, findUnreminded, saveDone } from './queries';
import { warnOfFew } from './warnOfFew';

type Parts = Pick<ApplicationParts, 'database' | 'mailer' | 'clock'>;
type Due = Upcoming & { ownerId: string };

/** People in one transaction: the embedded engine answers nobody meanwhile. */
const AT_ONCE = 500;

/**
 * Sends every reminder that is due, until the signal asks to leave the rest for later. The notice's unique key decides
 * who sends: only whom this transaction told gets its mail, so that two instances, repeats and restarts remind nobody
 * twice, and nothing is lost in between.
 */
export async function remind(parts: Parts, signal?: AbortSignal): Promise<void> {
  for (const kind of reminderKinds)
    for (const event of await findDue(parts.database, kind, await readDatabaseTime(parts))) {
      if (kind.hosts) await remindHosts(parts, kind, event);
      await remindRegistrants(parts, { kind, event, signal });
    }
  await warnOfFew(parts);
}

async function remindRegistrants(
  parts: Parts,
  { kind, event, signal }: { kind: ReminderKind; event: Due; signal: AbortSignal | undefined },
): Promise<void> {
  let people: number;
  do {
    if (signal?.aborted === true) return;
    people = await remindSome(parts, kind, event);
  } while (people === AT_ONCE);
  await saveDone(parts.database, event, { kind, now: await readDatabaseTime(parts) });
}

/** Reminds the next registrants; answers how many there were. */
async function remindSome(parts: Parts, kind: ReminderKind, event: Due): Promise<number> {
  const { database, mailer } = parts;
  const now = await readDatabaseTime(parts);
  const notice = noticeOf(kind, event);
  return database.transaction().execute(async (transaction) => {
    const people = await findUnreminded(transaction, event, {
      dueAt: new Date(event.startTime.getTime() - kind.before),
      dedupeKey: notice.dedupeKey,
      limit: AT_ONCE,
    });
    const notices = people.map(({ id }) => ({ ...notice, recipientId: id }));
    const told = new Set(await notify(transaction, notices, now));
    const letters = (kind.mailed ? people : [])
      .filter(({ id }) => told.has(id))
      .map(({ email, firstname }): Letter => ({
        to: email,
        kind: 'bulk',
        subject: notice.title,
        text: `Hello ${firstname},\n\n${notice.title}.\n\n${notice.message}`,
      }));
    await mailer.post(transaction, letters, now);
    return people.length;
  });
}

async function remindHosts(parts: Parts, kind: ReminderKind, event: Due): Promise<void> {
  const hosts = await findHostIds(parts.database, event);
  const now = await readDatabaseTime(parts);
  const notices = hosts.map((recipientId) => ({ ...noticeOf(kind, event), recipientId }));
  await parts.database.transaction().execute((transaction) => notify(transaction, notices, now));
}

const noticeOf = (kind: ReminderKind, event: Upcoming) => ({
  type: kind.type,
  title: kind.title(event),
  message: whenAndWhere(event),
  eventId: event.id,
  // The start belongs to the key: an event that was moved is reminded of anew.
  dedupeKey: `${kind.type}:${event.id}:${event.startTime.toISOString()}`,
});
