import { formatDateTime, type NotificationType } from '@marquee/shared-contracts';

const HOUR = 3_600_000;

/** An event that people are reminded of. */
export interface UpcomingEvent {
  id: string;
  title: string;
  organization: string;
  venue: string;
  timezone: string;
  startTime: Date;
}

/**
 * One kind of reminder: due `before` the start (in milliseconds) until `until` before it, when it would be wrong; below
 * zero is after the start.
 */
export interface ReminderKind {
  type: Extract<NotificationType, 'REMINDER_24H' | 'REMINDER_1H' | 'QUIZ_STARTED'>;
  dueMs: number;
  expiresMs: number;
  quizzesOnly: boolean;
  /** Hosts are told too; the others go to registrants alone (NT-1). */
  includesHosts: boolean;
  /** Whether registrants get a mail beside the notice. */
  sendsMail: boolean;
  title: (event: UpcomingEvent) => string;
}

/** Every kind of reminder (NT-1). A quiz that began is worth telling of for a quarter of an hour, chosen: then most are in it. */
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

/** When and where, in the event's own zone (EV-5). */
export const formatTimeAndPlace = ({ startTime, timezone, venue, organization }: UpcomingEvent): string =>
  `Start: ${formatDateTime(startTime.toISOString(), timezone)}\nWhere: ${venue === '' ? organization : venue}`;
