import type { Application } from '../../../platform/Application';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { readDatabaseTime } from '../../../platform/database/TimedDatabase';
import { notify } from '../../notifications/notify';
import { endWaits } from './endWaits';
import { type FreedSeats, giveFreedSeats } from './giveFreedSeats';
import { lockSeats } from './lockSeats';

/** Events per run; the next run follows shortly. */
const MAX_EVENTS = 100;

/**
 * Ends offers that nobody confirmed in time and passes their seats on (RG-21). Several instances may run it at once: the
 * lock of the seats orders them, and the later ones find no lapsed offer.
 */
export async function lapseOffers(app: Application, stopping?: AbortSignal): Promise<void> {
  const { database, clock } = app;
  const now = await readDatabaseTime(app);
  const due = await database
    .selectFrom('waits')
    .select('eventId')
    .distinct()
    .where('offeredUntil', '<=', now)
    .limit(MAX_EVENTS)
    .execute();
  for (const { eventId } of due) {
    if (stopping?.aborted) return;
    await database.transaction().execute(async (transaction) => {
      const seats = await lockSeats(transaction, eventId, clock);
      if (seats === undefined) return;
      await passOnLapsedOffers(transaction, { eventId, mailer: app.mailer, now: seats.now });
    });
  }
}

/** Ends the lapsed offers of an event and gives their seats to the next people. The caller has locked the seats. */
export async function passOnLapsedOffers(transaction: DatabaseTransaction, freed: FreedSeats): Promise<void> {
  const { eventId, now } = freed;
  const people = await endWaits(transaction, { eventId, lapsedAt: now });
  if (people.length === 0) return;
  await notifyLapsed(transaction, { eventId, people, now });
  await giveFreedSeats(transaction, freed);
}

/** Ends open offers with an earlier end of registration (RG-21). The caller has locked the seats. */
export const shortenOffers = (
  transaction: DatabaseTransaction,
  { eventId, registerEnd }: { eventId: string; registerEnd: Date },
) =>
  transaction
    .updateTable('waits')
    .set({ offeredUntil: registerEnd })
    .where('eventId', '=', eventId)
    .where('offeredUntil', '>', registerEnd)
    .execute();

async function notifyLapsed(
  transaction: DatabaseTransaction,
  { eventId, people, now }: { eventId: string; people: readonly string[]; now: Date },
): Promise<void> {
  const { title, registerEnd } = await transaction
    .selectFrom('events')
    .select(['title', 'registerEnd'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const advice = registerEnd > now ? ' You can join the waitlist again.' : '';
  const notifications = people.map((recipientId) => ({
    recipientId,
    eventId,
    type: 'SEAT_LAPSED' as const,
    title: 'Your seat was passed on',
    message: `You did not confirm your seat of ${title} in time.${advice}`,
    dedupeKey: `SEAT_LAPSED:${eventId}:${now.getTime()}`,
  }));
  await notify(transaction, notifications, now);
}
