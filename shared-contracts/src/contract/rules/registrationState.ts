/** The states of a registration, for a participant or a visitor (RG-3). */
export const REGISTRATION_STATES = [
  'NOT_OPEN',
  'OPEN',
  'FULL',
  'CLOSED',
  'ENDED',
  'CANCELLED',
  'REGISTERED',
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** The input of the decision: ISO 8601 instants, `seatsLeft` null for unlimited capacity. */
export interface RegistrationFacts {
  registerStart: string;
  registerEnd: string;
  endTime: string;
  cancelled: boolean;
  seatsLeft: number | null;
  registered: boolean;
}

/** Events that are open for registration first; otherwise in the given order (RT-16). */
export const putJoinableFirst = <Card extends { registrationState: RegistrationState }>(
  cards: readonly Card[],
): Card[] =>
  cards.toSorted(
    (one, other) => Number(other.registrationState === 'OPEN') - Number(one.registrationState === 'OPEN'),
  );

/**
 * Decides the state at an instant in milliseconds. Windows include the start and exclude the end (G-3). Cancelled and
 * ended take precedence over registered.
 */
export function registrationState(event: RegistrationFacts, now: number): RegistrationState {
  if (event.cancelled) return 'CANCELLED';
  if (now >= Date.parse(event.endTime)) return 'ENDED';
  if (event.registered) return 'REGISTERED';
  if (now < Date.parse(event.registerStart)) return 'NOT_OPEN';
  if (now >= Date.parse(event.registerEnd)) return 'CLOSED';
  return event.seatsLeft !== null && event.seatsLeft <= 0 ? 'FULL' : 'OPEN';
}
