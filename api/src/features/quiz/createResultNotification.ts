import type { NewNotification } from '../notifications/notify';
import type { AttemptKey } from './findOwnAnswers';

/** Told once, at the own submit or at the closing, whichever ends the attempt. */
export const createResultNotification = (
  { eventId, userId }: AttemptKey,
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
