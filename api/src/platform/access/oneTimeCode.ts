import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, RESEND_SECONDS } from '@marquee/shared-contracts';

/** Lifetime of a mailed code or link, and the pause before the next mail (AU-2, AU-22). */
export interface CodeTimes {
  lifeSeconds: number;
  pauseSeconds: number;
}

/** Ten minutes and one minute; only tests shorten them. */
export const CODE_TIMES: CodeTimes = { lifeSeconds: 600, pauseSeconds: RESEND_SECONDS };

/** The lifetime as mail text. */
export const formatLifetime = ({ lifeSeconds }: CodeTimes): string =>
  lifeSeconds % 60 === 0 ? `${lifeSeconds / 60} minutes` : `${lifeSeconds} seconds`;

/** A code's purpose and subject: codes are invalid for any other purpose or draft (AU-3, AU-4). */
export interface CodeSubject {
  purpose: 'SIGNUP' | 'RESET';
  /** The id of the draft or reset. */
  subject: string;
}

export const makeCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** Keyed, because a plain hash of four digits can be reversed by trying all. */
export const hashCode = (secret: string, { purpose, subject }: CodeSubject, code: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${subject}:${code}`).digest('hex');

/** Compares in constant time (AU-2). */
export const isSameHash = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** The expiry of a code or link that is mailed now. */
export const getCodeExpiry = ({ lifeSeconds }: CodeTimes, now: Date): Date =>
  new Date(now.getTime() + lifeSeconds * 1_000);
