import type { ColumnType } from 'kysely';
import type { CalendarAttachment } from '../../mail/MailTransport';
import type { MailKind } from '../../mail/MailKind';
import type { TicketFacts } from '../../tickets/ticketToken';
import type { Defaulted } from './Defaulted';

interface Mails {
  id: string;
  toAddress: string;
  subject: string;
  /** Empty once sent, and while the text is `sealed`. */
  text: string;
  html: string;
  createdAt: Date;
  sentAt: Date | null;
  /** The lane; null in mails of the previous release, which its own queue delivers. */
  kind: Defaulted<MailKind | null>;
  /** The encrypted text of an unsent mail that contains a code or link. */
  sealed: Defaulted<string | null>;
  /** The attached calendar file; null once sent. */
  calendar: ColumnType<CalendarAttachment | null, string | null | undefined, string | null>;
  /** The facts of the ticket whose code the mail shows. Written as JSON text. */
  ticket: ColumnType<TicketFacts | null, string | null | undefined, never>;
  /** The address of one-click unsubscription (RFC 8058); null for other mails. */
  unsubscribeUrl: Defaulted<string | null>;
  /** The announcement that the mail delivers, and its recipient's account. */
  announcementId: Defaulted<string | null>;
  recipientId: Defaulted<string | null>;
  /** Time of the next try. */
  dueAt: Defaulted<Date | null>;
  /** The process that is sending the mail. */
  claimedBy: Defaulted<string | null>;
  claimedUntil: Defaulted<Date | null>;
  tries: Defaulted<number>;
  givenUpAt: Defaulted<Date | null>;
}

export interface MailTables {
  mails: Mails;
}
