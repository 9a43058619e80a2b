import { type ErrorCode, type RegistrationState } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { toEventCard, type CardRow } from '../events/toEventCard';
import { refuse } from '../../platform/http/refuse';
import { findEventForRegistration } from './queries';

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

/** Refuses hosts of the event, and registrations outside its window or beyond its capacity (RG-5). */
export function requireRegistrationOpen(
  event: CardRow & { own: boolean; registered: boolean; now: Date },
): void {
  if (event.own) refuse('OWN_EVENT');
  const { registrationState } = toEventCard(event, { registered: event.registered, now: event.now });
  const refusal = REFUSALS[registrationState];
  if (refusal !== undefined) refuse(refusal);
}

/**
 * Rereads the event after taking the seat: hosts lock the seats first, so their last change is visible here,
 * and earlier registrations get its notification (G-6).
 */
export async function requireRegistrationStillOpen(
  transaction: DatabaseTransaction,
  { eventId, userId, clock }: { eventId: string; userId: string; clock: Clock },
): Promise<void> {
  const event = await findEventForRegistration(transaction, { eventId, userId, clock });
  if (event === undefined) return refuse('NOT_FOUND');
  // The status without this registration.
  requireRegistrationOpen({ ...event, registered: false, taken: event.taken - 1 });
}
