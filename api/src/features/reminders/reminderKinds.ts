import type { NotificationType } from '@marquee/shared-contracts';
import type { MailedEvent } from '../events/createEventMail';

const HOUR = 3_600_000;

/** An event with an upcoming reminder. */
export type UpcomingEvent = MailedEvent;

/**
 * One kind of reminder: due `before` milliseconds before the start and obsolete `until` milliseconds before
 * it; negative values lie after the start.
 */
export interface ReminderKind {
  type: Extract<NotificationType, 'REMINDER_24H' | 'REMINDER_1H' | 'QUIZ_STARTED'>;
  dueMs: number;
  expiresMs: number;
  quizzesOnly: boolean;
  /** Whether hosts are notified too; otherwise only registrants (NT-1). */
  includesHosts: boolean;
  /** Whether registrants also get a mail. */
  sendsMail: boolean;
  title: (event: UpcomingEvent) => string;
}

/**
 * All kinds of reminders (NT-1). A started quiz is announced for a quarter of an hour; by then most
 * participants are in it.
 */
export const reminderKinds: readonly ReminderKind[] = [
  {
    type: 'REMINDER_24H',
    dueMs: 24 * HOUR,
    expiresMs: HOUR,
    quizzesOnly: false,
    includesHosts: true,
    sendsMail: true,
    title: ({ title }) => `${title} starts within 24 hours`,
  },
  {
    type: 'REMINDER_1H',
    dueMs: HOUR,
    expiresMs: 0,
    quizzesOnly: false,
    includesHosts: false,
    sendsMail: true,
    title: ({ title }) => `${title} starts within an hour`,
  },
  {
    type: 'QUIZ_STARTED',
    dueMs: 0,
    expiresMs: -HOUR / 4,
    quizzesOnly: true,
    includesHosts: false,
    sendsMail: false,
    title: ({ title }) => `${title} has started`,
  },
];
