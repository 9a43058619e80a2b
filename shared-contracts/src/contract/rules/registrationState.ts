/** What an event says of registering, for one person or for a visitor (RG-3). */
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

/** What the state is decided from. Instants are ISO 8601; `seatsLeft` is null where places are unlimited (EV-6). */
export interface RegistrationFacts {
  registerStart: string;
  registerEnd: string;
  endTime: string;
  cancelled: boolean;
  seatsLeft: number | null;
  registered: boolean;
}

/**
 * Decides the state at an instant in milliseconds. Windows are half-open: the start belongs to them, the end does not
 * (G-3). A cancelled or ended event says so even to those who registered.
 */
export function registrationState(event: RegistrationFacts, now: number): RegistrationState {
  if (event.cancelled) return 'CANCELLED';
  if (now >= Date.parse(event.endTime)) return 'ENDED';
  if (event.registered) return 'REGISTERED';
  if (now < Date.parse(event.registerStart)) return 'NOT_OPEN';
  if (now >= Date.parse(event.registerEnd)) return 'CLOSED';
  return event.seatsLeft !== null && event.seatsLeft <= 0 ? 'FULL' : 'OPEN';
}
