export const OWN_EVENT = { status: 403, message: 'You cannot register for your own event.' } as const;
export const NOT_REGISTERED = { status: 403, message: 'Register for the event first' } as const;
export const REGISTRATION_NOT_OPEN = { status: 409, message: 'Registration is not open yet.' } as const;
export const REGISTRATION_CLOSED = { status: 409, message: 'Registration closed' } as const;
export const EVENT_FULL = { status: 409, message: 'Event full' } as const;
export const SEATS_LEFT = { status: 409, message: 'A seat is free. Register now.' } as const;
export const OFFER_EXPIRED = {
  status: 409,
  message: 'This seat is no longer reserved for you.',
} as const;
export const APPROVAL_REQUIRED = {
  status: 409,
  message: 'The hosts approve each registration. Send a request.',
} as const;
export const APPROVAL_OFF = {
  status: 409,
  message: 'This event needs no approval any more. Register now.',
} as const;
export const NOT_ENOUGH_SEATS = {
  status: 409,
  message: 'There are not enough free seats.',
} as const;
export const FORM_CHANGED = {
  status: 409,
  message: 'The questions of this event have changed. Check your answers, then send them again.',
} as const;
export const CANCELLATION_CLOSED = {
  status: 409,
  code: 'REGISTRATION_CLOSED',
  message: 'It is too late to cancel this registration.',
} as const;
