/** Whose choices for which quiz: nobody else's page ever sees or sends them. */
export interface AttemptKey {
  accountId: string;
  eventId: string;
}

/** The one name of a person's quiz on this device: of the drawer, the tabs' channel, and their turns. */
export const formatAttemptKey = ({ accountId, eventId }: AttemptKey): string =>
  `quiz.${accountId}.${eventId}`;
