/** Whose choices for which quiz: nobody else's page ever sees or sends them. */
export interface Taker {
  accountId: string;
  eventId: string;
}

/** The one name of a person's quiz on this device: of the drawer, the tabs' channel, and their turns. */
export const takerName = ({ accountId, eventId }: Taker): string => `quiz.${accountId}.${eventId}`;
