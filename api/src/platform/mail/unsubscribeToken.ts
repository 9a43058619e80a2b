import { createSignedToken, readSignedToken } from '../access/signedToken';

/** Mails that a person may stop, and the ids that a token of theirs names. */
export type Unsubscription =
  { from: 'reminders'; accountId: string } | { from: 'announcements'; accountId: string; eventId: string };

const PURPOSES = { reminders: 'stop-reminder-mails', announcements: 'mute-announcements' } as const;

const listIds = (given: Unsubscription): string[] =>
  given.from === 'reminders' ? [given.accountId] : [given.accountId, given.eventId];

/** The signed token of a mail's link; it does not expire, because mails are kept. */
export const createUnsubscribeToken = (secret: string, given: Unsubscription): string =>
  createSignedToken(secret, PURPOSES[given.from], listIds(given));

/** The ids of a token; undefined for a token that this installation did not sign for this purpose. */
export const readUnsubscribeToken = (
  secret: string,
  from: Unsubscription['from'],
  token: string,
): string[] | undefined => readSignedToken(secret, PURPOSES[from], token);
