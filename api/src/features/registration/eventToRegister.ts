import type { ErrorCode, RegistrationState } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { MAILED_COLUMNS } from '../events/createEventMail';
import { hasRequested, isHostOf, isPublished, isRegisteredFor } from '../events/eventConditions';
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

export interface RegistrationKey {
  eventId: string;
  userId: string;
  clock: Clock;
}

export type EventToRegister = Awaited<ReturnType<typeof findEventToRegister>>;

/**
 * The event's card, the person's relation to it, and the database's time.
 * @throws `NOT_FOUND`
 */
export async function findEventToRegister(database: Database, { eventId, userId, clock }: RegistrationKey) {
  const event = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select(MAILED_COLUMNS)
    .select((eb) => [
      'events.ownerId',
      'events.formQuestions',
      hasRequested(eb, userId).as('requested'),
      clock.sqlNow().as('now'),
      isRegisteredFor(eb, userId).as('registered'),
      isHostOf(eb, userId).as('own'),
    ])
    .where('events.id', '=', eventId)
    .where('events.deletedAt', 'is', null)
    .where(isPublished)
    .executeTakeFirst();
  return event ?? refuse('NOT_FOUND');
}

/** The state for this person, or as if it were registered or not, and with other taken seats. */
export const getRegistrationState = (
  event: EventToRegister,
  { registered, taken }: { registered: boolean; taken: number } = event,
): RegistrationState => toEventCard({ ...event, taken }, { registered, now: event.now }).registrationState;

/**
 * Refuses the event's hosts, and registrations outside its window or beyond its capacity (RG-5).
 * @throws `OWN_EVENT`, or the error of the state
 */
export function requireRegistrationState(event: EventToRegister, state: RegistrationState): void {
  if (event.own) refuse('OWN_EVENT');
  const refusal = REFUSALS[state];
  if (refusal !== undefined) refuse(refusal);
}

/**
 * Refuses people who register or wait without asking, where hosts approve registrations (RG-22).
 * @throws `APPROVAL_REQUIRED`
 */
export function requireNoApproval({ approval }: EventToRegister, state: RegistrationState): void {
  if (approval && state !== 'REGISTERED') refuse('APPROVAL_REQUIRED');
}
