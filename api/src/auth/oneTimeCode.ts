import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@marquee/shared-contracts';

/** A mailed code or link may be used for ten minutes (AU-2). */
export const CODE_MINUTES = 10;

/** What a code is for, and of whom: a code of one purpose or draft is worth nothing for another (AU-3, AU-4). */
export interface CodeSubject {
  purpose: 'SIGNUP' | 'RESET';
  /** The draft of a sign-up, the e-mail of a reset. */
  of: string;
}

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** Keyed, since four digits are guessed from a bare hash at once. */
export const hashCode = (secret: string, { purpose, of }: CodeSubject, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${of}:${code}`).digest('hex');

/** Compares in constant time (AU-2). */
export const isSameHash = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** When a code or link that is mailed now is worth nothing any more. */
export const codeEnd = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60_000);
