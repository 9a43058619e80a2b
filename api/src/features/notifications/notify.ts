import type { NotificationType } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { Topic } from '../../platform/live/Bus';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';

export type { NotificationType };

/** Rows of one statement: it may have 65,535 parameters, and each row has ten. */
const BATCH_SIZE = 1_000;

export interface NewNotification {
  recipientId: string;
  type: NotificationType;
  title: string;
  message: string;
  eventId?: string;
  /** What the reader may do about it, as data: never parsed from the text (TM-6). */
  action?: Record<string, string>;
  /** Names the cause, so that a repeat tells nobody twice. */
  dedupeKey: string;
}

/**
 * Tells people something in the transaction of its cause; who was told of this cause already is not told again (NT-1).
 * Answers who was told now. Their streams hear of it once the transaction is committed.
 */
export async function notify(
  transaction: DatabaseTransaction,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<string[]> {
  const recipients: string[] = [];
  for (let first = 0; first < notifications.length; first += BATCH_SIZE)
    recipients.push(
      ...(await saveNotifications(transaction, notifications.slice(first, first + BATCH_SIZE), now)),
    );
  publishAfterCommit(transaction, [
    ...recipients.map((id): Topic => `account:${id}`),
    ...listChangedEvents(notifications),
  ]);
  return recipients;
}

async function saveNotifications(
  transaction: DatabaseTransaction,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<string[]> {
  const rows = notifications.map(({ eventId, action, ...notice }) => ({
    ...notice,
    id: uuidv7(),
    eventId: eventId ?? null,
    action: action === undefined ? null : JSON.stringify(action),
    createdAt: now,
    readAt: null,
  }));
  const written = await transaction
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['recipientId', 'dedupeKey']).doNothing())
    .returning('recipientId')
    .execute();
  return written.map(({ recipientId }) => recipientId);
}

/** What people are told of an event's change concerns also those who only like it. */
const listChangedEvents = (told: readonly NewNotification[]): Topic[] =>
  told.flatMap(({ type, eventId }): Topic[] =>
    eventId !== undefined && type.startsWith('EVENT_') ? [`event:${eventId}`] : [],
  );
