import type { NewNotification } from '../notifications/notify';
import type { AttemptOwner } from './findOwnAnswers';

/** Sent once, by the submit or the closing job, depending on which ends the attempt. */
export const createResultNotification = (
  { eventId, userId }: AttemptOwner,
  title: string,
): NewNotification => ({
  recipientId: userId,
  type: 'RESULT_READY',
  title: 'Your result is ready',
  message: `Your result of ${title} is ready.`,
  eventId,
  action: { type: 'RESULT', eventId },
  dedupeKey: `result:${eventId}`,
});
