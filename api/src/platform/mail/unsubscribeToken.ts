import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mails that a person may stop, and the ids that a token of theirs names. */
export type Unsubscription =
  { from: 'reminders'; accountId: string } | { from: 'announcements'; accountId: string; eventId: string };

/** Signed with the ids, so that a token of one kind is none of the other. */
const PURPOSES = { reminders: 'stop-reminder-mails', announcements: 'mute-announcements' } as const;

const sign = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

const listIds = (given: Unsubscription): string[] =>
  given.from === 'reminders' ? [given.accountId] : [given.accountId, given.eventId];

/** The signed token of a mail's link; it does not expire, because mails are kept. */
export function createUnsubscribeToken(secret: string, given: Unsubscription): string {
  const ids = listIds(given);
  return [...ids, sign(secret, [PURPOSES[given.from], ...ids])].join('.');
}

/** The ids of a token; undefined for a token that this installation did not sign for this purpose. */
export function readUnsubscribeToken(
  secret: string,
  from: Unsubscription['from'],
  token: string,
): string[] | undefined {
  const ids = token.split('.');
  const signature = ids.pop() ?? '';
  const [given, expected] = [signature, sign(secret, [PURPOSES[from], ...ids])].map((text) =>
    Buffer.from(text),
  );
  if (given === undefined || expected === undefined || given.length !== expected.length) return undefined;
  return timingSafeEqual(given, expected) ? ids : undefined;
}
