import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@marquee/shared-contracts';
import type { Letter } from '../mail/Mailer';

/** A code may be entered for ten minutes, five times (AU-2). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** Keyed, since four digits are guessed from a bare hash at once; bound to the purpose and to the one draft (AU-3, AU-4). */
export const hashCode = (secret: string, draftId: string, code: string): string =>
  createHmac('sha256', secret).update(`SIGNUP:${draftId}:${code}`).digest('hex');

/** Compares in constant time (AU-2). */
export const isSameHash = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

// It names nobody: the name in a draft is whatever a stranger typed.
export const codeLetter = (to: string, code: string): Letter => ({
  to,
  subject: 'Your Marquee code',
  text:
    `Your code is ${code}.\n\n` +
    `Enter it within ${CODE_MINUTES} minutes to finish signing up at Marquee.\n\n` +
    'If you did not ask for it, you need not do anything.',
});
