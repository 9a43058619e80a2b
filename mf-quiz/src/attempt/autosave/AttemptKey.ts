/** Identifies an attempt; answers of one account are never read or sent by another. */
export interface AttemptKey {
  accountId: string;
  eventId: string;
}

/** The name of an attempt's storage namespace, tab channel and tab lock. */
export const formatAttemptKey = ({ accountId, eventId }: AttemptKey): string =>
  `quiz.${accountId}.${eventId}`;
