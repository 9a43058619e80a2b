import type { JSONColumnType } from 'kysely';

interface Notifications {
  recipientId: string;
  id: string;
  type: string;
  title: string;
  message: string;
  eventId: string | null;
  action: JSONColumnType<Record<string, string>> | null;
  /** Unique per recipient and cause (NT-1). */
  dedupeKey: string;
  createdAt: Date;
  readAt: Date | null;
}

interface AuditEntries {
  id: string;
  /** The acting account; null for the operator's command and background jobs. */
  actorId: string | null;
  action: string;
  /** The affected account, event or attempt. */
  objectId: string | null;
  details: JSONColumnType<Record<string, string | number | boolean>>;
  at: Date;
}

interface Reminders {
  eventId: string;
  kind: string;
  startTime: Date;
  doneAt: Date;
}

export interface NotificationTables {
  notifications: Notifications;
  reminders: Reminders;
  auditEntries: AuditEntries;
}
