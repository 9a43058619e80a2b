import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, RESEND_SECONDS } from '@marquee/shared-contracts';

/** How long a mailed code or link may be used, and how long nobody gets another (AU-2, AU-22). */
export interface CodeTimes {
  lifeSeconds: number;
  pauseSeconds: number;
}

/** Ten minutes, and one; only tests make them shorter. */
export const CODE_TIMES: CodeTimes = { lifeSeconds: 600, pauseSeconds: RESEND_SECONDS };

/** As mails say it. */
export const formatLifetime = ({ lifeSeconds }: CodeTimes): string =>
  lifeSeconds % 60 === 0 ? `${lifeSeconds / 60} minutes` : `${lifeSeconds} seconds`;

/** What a code is for, and of whom: a code of one purpose or draft is worth nothing for another (AU-3, AU-4). */
export interface CodeSubject {
  purpose: 'SIGNUP' | 'RESET';
  /** The id of the draft or reset. */
  subject: string;
}

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** Keyed, since four digits are guessed from a bare hash at once. */
export const hashCode = (secret: string, { purpose, subject }: CodeSubject, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${subject}:${code}`).digest('hex');

/** Compares in constant time (AU-2). */
export const isSameHash = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** When a code or link that is mailed now is worth nothing any more. */
export const getCodeExpiry = ({ lifeSeconds }: CodeTimes, now: Date): Date =>
  new Date(now.getTime() + lifeSeconds * 1_000);
