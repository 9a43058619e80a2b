import type { ApplicationParts } from '../../platform/Application';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { createEventMail } from '../events/createEventMail';
import { describeEvent } from '../events/describeEvent';
import { findHostIds } from '../events/findHostIds';
import { notify } from '../notifications/notify';
import { type ReminderKind, reminderKinds, type UpcomingEvent } from './reminderKinds';
import { findDueEvents, findUnremindedAttendees, saveSent } from './queries';
import { warnAboutLowTurnout } from './warnAboutLowTurnout';

type Parts = Pick<ApplicationParts, 'database' | 'mailer' | 'clock'>;
type DueEvent = UpcomingEvent & { ownerId: string };

/** People per transaction: the embedded engine blocks all other queries meanwhile. */
const BATCH_SIZE = 500;

/**
 * Sends every due reminder until the signal aborts. The unique key of the notification decides the sender,
 * and only recipients inserted in this transaction get a mail. Repeats, restarts and concurrent instances
 * therefore send once.
 */
export async function sendReminders(parts: Parts, signal?: AbortSignal): Promise<void> {
  for (const kind of reminderKinds)
    for (const event of await findDueEvents(parts.database, kind, await readDatabaseTime(parts))) {
      if (kind.includesHosts) await remindHosts(parts, kind, event);
      await remindRegistrants(parts, { kind, event, signal });
    }
  await warnAboutLowTurnout(parts);
}

async function remindRegistrants(
  parts: Parts,
  { kind, event, signal }: { kind: ReminderKind; event: DueEvent; signal: AbortSignal | undefined },
): Promise<void> {
  let people: number;
  do {
    if (signal?.aborted === true) return;
    people = await remindBatch(parts, kind, event);
  } while (people === BATCH_SIZE);
  await saveSent(parts.database, event, { kind, now: await readDatabaseTime(parts) });
}

/** Reminds the next registrants and returns their number. */
async function remindBatch(parts: Parts, kind: ReminderKind, event: DueEvent): Promise<number> {
  const { database, mailer } = parts;
  const now = await readDatabaseTime(parts);
  const reminder = createReminder(kind, event);
  return database.transaction().execute(async (transaction) => {
    const people = await findUnremindedAttendees(transaction, event, {
      dueAt: new Date(event.startTime.getTime() - kind.dueMs),
      dedupeKey: reminder.dedupeKey,
      limit: BATCH_SIZE,
    });
    const notifications = people.map(({ id }) => ({ ...reminder, recipientId: id }));
    const notified = new Set(await notify(transaction, notifications, now));
    const mails = (kind.sendsMail ? people : [])
      .filter(({ id, reminderMails }) => reminderMails && notified.has(id))
      .map((person) =>
        createEventMail(event, {
          person,
          kind: 'bulk',
          subject: reminder.title,
          text: `${reminder.title}.`,
          unsubscription: { from: 'reminders', accountId: person.id },
        }),
      );
    await mailer.enqueue(transaction, mails, now);
    return people.length;
  });
}

async function remindHosts(parts: Parts, kind: ReminderKind, event: DueEvent): Promise<void> {
  const hosts = await findHostIds(parts.database, event);
  const now = await readDatabaseTime(parts);
  const notifications = hosts.map((recipientId) => ({ ...createReminder(kind, event), recipientId }));
  await parts.database.transaction().execute((transaction) => notify(transaction, notifications, now));
}

const createReminder = (kind: ReminderKind, event: UpcomingEvent) => ({
  type: kind.type,
  title: kind.title(event),
  message: describeEvent(event),
  eventId: event.id,
  // The key contains the start, so that moved events send another reminder.
  dedupeKey: `${kind.type}:${event.id}:${event.startTime.toISOString()}`,
});
