import type { JSONColumnType } from 'kysely';

interface Notifications {
  recipientId: string;
  id: string;
  type: string;
  title: string;
  message: string;
  eventId: string | null;
  action: JSONColumnType<Record<string, string>> | null;
  /** One notice for each cause: a second one of the same key is none (NT-1). */
  dedupeKey: string;
  createdAt: Date;
  readAt: Date | null;
}

interface AuditEntries {
  id: string;
  /** Who did it; null for the operator's command and the server itself. */
  actorId: string | null;
  action: string;
  /** The account, event or attempt it was done to. */
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
