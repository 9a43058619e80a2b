import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, accountId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['stop-reminder-mails', accountId]))
    .digest('base64url');

/** The signed token of a mail's link; it does not expire, because mails are kept. */
export const createUnsubscribeToken = (secret: string, accountId: string): string =>
  `${accountId}.${sign(secret, accountId)}`;

/** The account of a token; undefined for a token that this installation did not sign. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [accountId = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, accountId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? accountId : undefined;
}
