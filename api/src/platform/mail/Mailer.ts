import type { CalendarEvent } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../database/Database';
import type { TicketFacts } from '../tickets/ticketToken';
import type { MailKind } from './MailKind';
import type { Unsubscription } from './unsubscribeToken';

/** The event of a mail's calendar file; calendars replace or remove the earlier file of the same event. */
export interface MailedCalendar {
  event: CalendarEvent;
  /** The path of the event's page. */
  path: string;
  method: 'PUBLISH' | 'CANCEL';
  /** The event's version. */
  sequence: number;
}

/** A mail to one person; HTML is derived from `text` and `action`. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The mail's main link; without `PUBLIC_URL` mails have neither link nor calendar file. */
  action?: { label: string; path: string };
  calendar?: MailedCalendar;
  /** The mail shows this ticket's code as a picture. */
  ticket?: TicketFacts;
  /** The mail gets a link that stops such mails (NT-9, AN-5). */
  unsubscription?: Unsubscription;
  /** The announcement that this mail delivers to an account. */
  announcement?: { id: string; recipientId: string };
  /** `single` by default. The text of a `code` is encrypted in the database. */
  kind?: MailKind;
}

/** Queues mail in the transaction of its cause: both commit or neither does. */
export interface Mailer {
  enqueue(
    transaction: DatabaseTransaction,
    mails: MailMessage | readonly MailMessage[],
    now: Date,
  ): Promise<void>;
}
