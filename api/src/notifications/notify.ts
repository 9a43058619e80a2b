import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../database/Database';

/** The kinds of notice there are (NT-1). */
export type NotificationType =
  | 'JOIN_REQUEST'
  | 'JOIN_ANSWER'
  | 'TEAM_CHANGE'
  | 'EVENT_CHANGED'
  | 'EVENT_CANCELLED'
  | 'EVENT_DELETED'
  | 'REMINDER_24H'
  | 'REMINDER_1H'
  | 'QUIZ_STARTED'
  | 'QUIZ_ENDED'
  | 'RESULT_READY'
  | 'BADGE'
  | 'WELCOME'
  | 'REGISTRATION'
  | 'CAPACITY_REACHED'
  | 'ADMIN_ADDED';

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

/** Tells people something in the transaction of its cause; who was told of this cause already is not told again (NT-1). */
export async function notify(
  transaction: DatabaseTransaction,
  told: readonly Notice[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ eventId, action, ...notice }) => ({
    ...notice,
    id: uuidv7(),
    eventId: eventId ?? null,
    action: action === undefined ? null : JSON.stringify(action),
    createdAt: now,
    readAt: null,
  }));
  await transaction
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['recipientId', 'dedupeKey']).doNothing())
    .execute();
}
