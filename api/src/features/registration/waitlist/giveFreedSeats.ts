import { formatDateTime } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import type { Mailer } from '../../../platform/mail/Mailer';
import { MAILED_COLUMNS } from '../../events/createEventMail';
import { isPublished } from '../../events/eventConditions';
import { type Applicant, countSeats, registerPeople, tellPeople } from '../registerPeople';

export interface FreedSeats {
  eventId: string;
  mailer: Mailer;
  now: Date;
}

/** People per statement: a raised capacity may free thousands of seats. */
const BATCH_SIZE = 500;

const HOUR_MS = 3_600_000;

/**
 * Registers the first waiting people for an event's free seats, or offers them the seats, in the transaction that freed
 * them (RG-20, RG-21). The caller has locked the seats, so that no other transaction gives or takes them meanwhile.
 */
export async function giveFreedSeats(transaction: DatabaseTransaction, freed: FreedSeats): Promise<void> {
  const event = await findOpenEvent(transaction, freed);
  if (event === undefined) return;
  publishAfterCommit(transaction, [`waitlist:${event.id}`]);
  let free = event.capacityMax === null ? Infinity : event.capacityMax - event.taken;
  while (free > 0) {
    const people = await findFirstWaiting(transaction, event.id, Math.min(free, BATCH_SIZE));
    if (people.length === 0) return;
    const give = event.confirmationHours === 0 ? registerFirst : offerSeats;
    free -= await give(transaction, event, { ...freed, people });
  }
}

/** The event, if registration is open and somebody waits. */
const findOpenEvent = (transaction: DatabaseTransaction, { eventId, now }: FreedSeats) =>
  transaction
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(MAILED_COLUMNS)
    .select([
      'eventSeats.capacityMax',
      'eventSeats.taken',
      'events.confirmationHours',
      'events.registerEnd',
      'events.ownerId',
    ])
    .where('events.id', '=', eventId)
    .where('events.registerEnd', '>', now)
    .where('events.endTime', '>', now)
    .where('events.cancelledAt', 'is', null)
    .where('events.deletedAt', 'is', null)
    .where(isPublished)
    .where((eb) =>
      eb.exists(eb.selectFrom('waits').select('waits.userId').whereRef('waits.eventId', '=', 'events.id')),
    )
    .executeTakeFirst();

type OpenEvent = NonNullable<Awaited<ReturnType<typeof findOpenEvent>>>;

const findFirstWaiting = (
  transaction: DatabaseTransaction,
  eventId: string,
  count: number,
): Promise<Applicant[]> =>
  transaction
    .selectFrom('waits')
    .innerJoin('accounts', 'accounts.id', 'waits.userId')
    .select(['waits.userId', 'waits.form', 'accounts.email', 'accounts.firstname'])
    .where('waits.eventId', '=', eventId)
    .where('waits.offeredUntil', 'is', null)
    .orderBy('waits.place')
    .limit(count)
    .execute();

interface GivenSeats extends FreedSeats {
  people: readonly Applicant[];
}

/** Returns the number of seats taken, which is lower if a waiting person was registered already. */
async function registerFirst(
  transaction: DatabaseTransaction,
  event: OpenEvent,
  { people, mailer, now }: GivenSeats,
): Promise<number> {
  const ids = people.map(({ userId }) => userId);
  await transaction.deleteFrom('waits').where('eventId', '=', event.id).where('userId', 'in', ids).execute();
  return registerPeople(transaction, event, {
    people,
    mailer,
    now,
    news: {
      type: 'SEAT_GIVEN',
      title: 'You are registered',
      subject: `You are registered: ${event.title}`,
      text: `A seat of ${event.title} became free, and you are registered.`,
    },
  });
}

/** Holds a seat for each person until the offer ends, not after registration (RG-21). */
async function offerSeats(
  transaction: DatabaseTransaction,
  event: OpenEvent,
  { people, mailer, now }: GivenSeats,
): Promise<number> {
  const ends = Math.min(now.getTime() + event.confirmationHours * HOUR_MS, event.registerEnd.getTime());
  const offeredUntil = new Date(ends);
  const ids = people.map(({ userId }) => userId);
  await transaction
    .updateTable('waits')
    .set({ offeredUntil })
    .where('eventId', '=', event.id)
    .where('userId', 'in', ids)
    .execute();
  await countSeats(transaction, event.id, { taken: people.length, held: people.length });
  const until = formatDateTime(offeredUntil.toISOString(), event.timezone);
  await tellPeople(transaction, event, {
    people,
    mailer,
    now,
    type: 'SEAT_OFFERED',
    title: 'Confirm your seat',
    subject: `Confirm your seat: ${event.title}`,
    text: `A seat of ${event.title} is reserved for you. Confirm it by ${until}, or it goes to the next person.`,
  });
  return people.length;
}
