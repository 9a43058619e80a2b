import { HOST_CANNOT_REGISTER } from '../rules/eventAction';

export const UNAUTHENTICATED = { status: 401, message: 'No authentication token found' } as const;
export const WRONG_CREDENTIALS = { status: 401, message: 'Invalid username or password' } as const;
export const EMAIL_NOT_VERIFIED = {
  status: 403,
  message: 'Please confirm your email with the code we sent.',
} as const;
export const RESET_NOT_VERIFIED = { status: 401, message: 'Password change failed' } as const;
export const RESET_CODE_WRONG = {
  status: 400,
  code: 'OTP_INVALID',
  message: 'OTP verification failed',
} as const;
export const SUSPENDED = { status: 403, message: 'This account is suspended.' } as const;
export const HOST_NOT_ALLOWED = {
  status: 403,
  code: 'ROLE_NOT_ALLOWED',
  message: HOST_CANNOT_REGISTER,
} as const;
export const ROLE_NOT_ALLOWED = {
  status: 403,
  message: 'Your account cannot do this.',
} as const;
export const EMAIL_TAKEN_USER = {
  status: 409,
  code: 'EMAIL_TAKEN',
  message: 'Failed to create account',
} as const;
export const EMAIL_TAKEN_HOST = {
  status: 409,
  code: 'EMAIL_TAKEN',
  message: 'Host registration failed',
} as const;
export const EVENTS_FIRST = {
  status: 409,
  message: 'Cancel or delete your upcoming events first.',
} as const;
export const OTP_INVALID = { status: 400, message: 'Invalid OTP. Please try again.' } as const;
export const OTP_EXPIRED = {
  status: 410,
  message: 'This code has expired. Please ask for a new one.',
} as const;
export const OTP_LOCKED = {
  status: 429,
  message: 'Too many wrong codes. Please ask for a new one.',
} as const;
