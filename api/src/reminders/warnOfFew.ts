import { formatDateTime } from '@marquee/shared-contracts';
import type { ApplicationParts } from '../Application';
import type { DatabaseTransaction } from '../database/Database';
import { readDatabaseTime } from '../database/readDatabaseTime';
import { findHostIds } from '../hosting/findHostIds';
import { type Notice, notify } from '../notifications/notify';
import { isDone, saveDone } from './queries';

const DAY_MS = 86_400_000;
const KIND = 'CAPACITY_LOW';

type Parts = Pick<ApplicationParts, 'database' | 'clock'>;

/**
 * Tells hosts, within a day before registration closes, of an event that fewer people have registered for than it needs
 * (EV-6). Once for each end of registration: who moves it is told anew.
 */
export async function warnOfFew(parts: Parts): Promise<void> {
  const now = await readDatabaseTime(parts);
  await parts.database.transaction().execute(async (transaction) => {
    for (const event of await findShort(transaction, now)) await warn(transaction, event, now);
  });
}

const findShort = (transaction: DatabaseTransaction, now: Date) =>
  transaction
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select([
      'events.id',
      'events.ownerId',
      'events.title',
      'events.timezone',
      'events.registerEnd',
      'events.capacityMin',
      'eventSeats.taken',
    ])
    .where('events.registerEnd', '>', now)
    .where('events.registerEnd', '<=', new Date(now.getTime() + DAY_MS))
    .where('events.cancelledAt', 'is', null)
    .where('events.deletedAt', 'is', null)
    .whereRef('eventSeats.taken', '<', 'events.capacityMin')
    .where((eb) => eb.not(isDone(eb, KIND, 'events.registerEnd')))
    .execute();

type Short = Awaited<ReturnType<typeof findShort>>[number];

async function warn(transaction: DatabaseTransaction, event: Short, now: Date): Promise<void> {
  const { id: eventId, title, taken, capacityMin, registerEnd, timezone } = event;
  const closes = formatDateTime(registerEnd.toISOString(), timezone);
  const hosts = await findHostIds(transaction, event);
  const notices = hosts.map((recipientId): Notice => ({
    recipientId,
    eventId,
    type: KIND,
    title: `${title} needs more people`,
    message: `${taken} of at least ${capacityMin} have registered. Registration closes: ${closes}`,
    dedupeKey: `few:${eventId}:${registerEnd.getTime()}`,
  }));
  await notify(transaction, notices, now);
  await saveDone(transaction, { id: eventId, startTime: registerEnd }, { kind: { type: KIND }, now });
}
