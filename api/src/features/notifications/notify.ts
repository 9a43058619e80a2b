import type { NotificationType } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { Topic } from '../../platform/live/Bus';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';

export type { NotificationType };

/** Rows per statement, sent as one JSON parameter: thousands of parameters cost more than their values. */
const BATCH_SIZE = 1_000;

export interface NewNotification {
  recipientId: string;
  type: NotificationType;
  title: string;
  message: string;
  eventId?: string;
  /** The recipient's next action, as data: clients never parse the message (TM-6). */
  action?: Record<string, string>;
  /** Identifies the cause, so that a repeat creates no second notification. */
  dedupeKey: string;
}

/**
 * Creates notifications in the transaction of their cause and skips recipients who already have this cause
 * (NT-1). Returns the recipients notified now; their streams publish after the commit.
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
  const rows = notifications.map((notification) => ({ ...notification, id: uuidv7() }));
  const written = await sql<{ recipientId: string }>`
    insert into notifications (recipient_id, id, type, title, message, event_id, action, dedupe_key, created_at)
    select "recipientId", id, type, title, message, "eventId", action, "dedupeKey", ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as notification(
      "recipientId" uuid, id uuid, type text, title text, message text, "eventId" uuid, action jsonb,
      "dedupeKey" text)
    on conflict (recipient_id, dedupe_key) do nothing
    returning recipient_id`.execute(transaction);
  return written.rows.map(({ recipientId }) => recipientId);
}

/** Changes to an event also reach people who only like it. */
const listChangedEvents = (notifications: readonly NewNotification[]): Topic[] =>
  notifications.flatMap(({ type, eventId }): Topic[] =>
    eventId !== undefined && type.startsWith('EVENT_') ? [`event:${eventId}`] : [],
  );
