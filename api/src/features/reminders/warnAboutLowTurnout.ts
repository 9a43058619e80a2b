import { formatDateTime } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { findHostIds } from '../events/findHostIds';
import { type NewNotification, notify } from '../notifications/notify';
import { type TimedDatabase, readDatabaseTime } from '../../platform/database/TimedDatabase';
import { isSent, saveSent } from './queries';

const DAY_MS = 86_400_000;
const KIND = 'CAPACITY_LOW';

/**
 * Notifies hosts of an event below its minimum participants, within a day before registration closes (EV-6).
 * The notification repeats if the end of registration moves.
 */
export async function warnAboutLowTurnout(parts: TimedDatabase): Promise<void> {
  const now = await readDatabaseTime(parts);
  await parts.database.transaction().execute(async (transaction) => {
    for (const event of await findLowTurnoutEvents(transaction, now))
      await notifyHosts(transaction, event, now);
  });
}

const findLowTurnoutEvents = (transaction: DatabaseTransaction, now: Date) =>
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
      sql<number>`event_seats.taken - event_seats.held`.as('registered'),
    ])
    .where('events.registerEnd', '>', now)
    .where('events.registerEnd', '<=', new Date(now.getTime() + DAY_MS))
    .where('events.cancelledAt', 'is', null)
    .where('events.deletedAt', 'is', null)
    .where(sql<boolean>`event_seats.taken - event_seats.held < events.capacity_min`)
    .where((eb) => eb.not(isSent(eb, KIND, 'events.registerEnd')))
    .execute();

type LowTurnoutEvent = Awaited<ReturnType<typeof findLowTurnoutEvents>>[number];

async function notifyHosts(
  transaction: DatabaseTransaction,
  event: LowTurnoutEvent,
  now: Date,
): Promise<void> {
  const { id: eventId, title, registered, capacityMin, registerEnd, timezone } = event;
  const closes = formatDateTime(registerEnd.toISOString(), timezone);
  const hosts = await findHostIds(transaction, event);
  const notifications = hosts.map((recipientId): NewNotification => ({
    recipientId,
    eventId,
    type: KIND,
    title: `${title} needs more people`,
    message: `${registered} of at least ${capacityMin} have registered. Registration closes: ${closes}`,
    dedupeKey: `few:${eventId}:${registerEnd.getTime()}`,
  }));
  await notify(transaction, notifications, now);
  await saveSent(transaction, { id: eventId, startTime: registerEnd }, { kind: { type: KIND }, now });
}
