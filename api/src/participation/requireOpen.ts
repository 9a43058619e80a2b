import { type RefusalCode, type RegistrationState } from '@marquee/shared-contracts';
import { eventCard, type CardRow } from '../homepage/eventCard';
import { refuse } from '../refuse';

const REFUSALS: Readonly<Record<RegistrationState, RefusalCode | undefined>> = {
  OPEN: undefined,
  // A repeat is answered like the first call, also after registration has closed (G-7).
  REGISTERED: undefined,
  NOT_OPEN: 'REGISTRATION_NOT_OPEN',
  CLOSED: 'REGISTRATION_CLOSED',
  ENDED: 'REGISTRATION_CLOSED',
  CANCELLED: 'EVENT_CANCELLED',
  FULL: 'EVENT_FULL',
};

/** Refuses who may not register now: hosts of the event, and everybody outside its window or beyond its seats (RG-5). */
export function requireOpen(event: CardRow & { own: boolean; registered: boolean }, now: Date): void {
  if (event.own) refuse('OWN_EVENT');
  const { registrationState } = eventCard(event, { registered: event.registered, now });
  const refusal = REFUSALS[registrationState];
  if (refusal !== undefined) refuse(refusal);
}
