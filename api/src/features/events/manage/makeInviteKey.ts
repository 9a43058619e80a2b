import { randomBytes } from 'node:crypto';

/** The key in a private event's link: 144 random bits, URL-safe (EV-10). */
export const makeInviteKey = (): string => randomBytes(18).toString('base64url');
