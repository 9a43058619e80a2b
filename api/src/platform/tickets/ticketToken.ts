import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { formatTicketCode } from '@marquee/shared-contracts';

/** A ticket's code is computed from these facts and the secret. */
export interface TicketFacts {
  eventId: string;
  registrationId: string;
  renewals: number;
  /** The number of the key: that of its rotation, 0 before the first. */
  key: number;
}

const TOKEN_BYTES = 16;

const deriveKey = (secret: string, key: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `marquee tickets ${key}`, 32));

/** The token of a ticket: 32 hexadecimal digits that nobody can guess without the secret (TK-2). */
export const createTicketToken = (
  secret: string,
  { registrationId, renewals, key }: Omit<TicketFacts, 'eventId'>,
): string =>
  createHmac('sha256', deriveKey(secret, key))
    .update(`${registrationId}:${renewals}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('hex')
    .toUpperCase();

/** The text of a ticket's QR code. */
export const createTicketCode = (secret: string, facts: TicketFacts): string =>
  formatTicketCode({ eventId: facts.eventId, token: createTicketToken(secret, facts) });

/** Devices at the door hold this hash, from which nobody can draw a ticket. */
export const hashTicketToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
