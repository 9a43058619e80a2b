import { type ErrorCode, type RegistrationState } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { isHostOf, isRegisteredFor } from '../events/eventConditions';
import { CARD_COLUMNS, toEventCard } from '../events/toEventCard';

const REFUSALS: Readonly<Record<RegistrationState, ErrorCode | undefined>> = {
  OPEN: undefined,
  // A repeat returns the registration even after registration has closed (G-7).
  REGISTERED: undefined,
  NOT_OPEN: 'REGISTRATION_NOT_OPEN',
  CLOSED: 'REGISTRATION_CLOSED',
  ENDED: 'REGISTRATION_CLOSED',
  CANCELLED: 'EVENT_CANCELLED',
  FULL: 'EVENT_FULL',
};

interface RegistrationKey {
  eventId: string;
  userId: string;
  clock: Clock;
}

type FoundEvent = Awaited<ReturnType<typeof findEvent>>;

/**
 * Reads the event and refuses its hosts, and registrations outside its window or beyond its capacity (RG-5).
 * @throws `NOT_FOUND`, `OWN_EVENT`, or the error of the registration's state
 */
export async function requireRegistrationOpen(database: Database, key: RegistrationKey): Promise<FoundEvent> {
  const event = await findEvent(database, key);
  checkState(event, event);
  return event;
}

/**
 * Rereads the event after taking the seat: hosts lock the seats first, so their last change is visible here,
 * and earlier registrations get its notification (G-6).
 */
export async function requireRegistrationStillOpen(
  transaction: DatabaseTransaction,
  key: RegistrationKey,
): Promise<void> {
  const event = await findEvent(transaction, key);
  checkState(event, { registered: false, taken: event.taken - 1 });
}

/** The event's card, the person's relation to it, and the database's time. */
async function findEvent(database: Database, { eventId, userId, clock }: RegistrationKey) {
  const event = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select((eb) => [
      'events.timezone',
      'events.ownerId',
      clock.sqlNow().as('now'),
      isRegisteredFor(eb, userId).as('registered'),
      isHostOf(eb, userId).as('own'),
    ])
    .where('events.id', '=', eventId)
    .where('events.deletedAt', 'is', null)
    .executeTakeFirst();
  return event ?? refuse('NOT_FOUND');
}

/** Refuses by the state without this registration. */
function checkState(event: FoundEvent, { registered, taken }: { registered: boolean; taken: number }): void {
  if (event.own) refuse('OWN_EVENT');
  const { registrationState } = toEventCard({ ...event, taken }, { registered, now: event.now });
  const refusal = REFUSALS[registrationState];
  if (refusal !== undefined) refuse(refusal);
}
