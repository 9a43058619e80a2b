import type { NotificationType } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../database/Database';
import type { Topic } from '../live/Bus';
import { publishAfterCommit } from '../live/afterCommit';

export type { NotificationType };

/** Rows of one statement: it may have 65,535 parameters, and each row has ten. */
const AT_ONCE = 1_000;

export interface Notice {
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
  told: readonly Notice[],
  now: Date,
): Promise<string[]> {
  const recipients: string[] = [];
  for (let first = 0; first < told.length; first += AT_ONCE)
    recipients.push(...(await saveNotices(transaction, told.slice(first, first + AT_ONCE), now)));
  publishAfterCommit(transaction, [
    ...recipients.map((id): Topic => `account:${id}`),
    ...changedEvents(told),
  ]);
  return recipients;
}

async function saveNotices(
  transaction: DatabaseTransaction,
  told: readonly Notice[],
  now: Date,
): Promise<string[]> {
  const rows = told.map(({ eventId, action, ...notice }) => ({
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
const changedEvents = (told: readonly Notice[]): Topic[] =>
  told.flatMap(({ type, eventId }): Topic[] =>
    eventId !== undefined && type.startsWith('EVENT_') ? [`event:${eventId}`] : [],
  );
