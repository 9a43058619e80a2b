import type { DatabaseTransaction } from '../database/Database';

/** The lanes of delivery: a code that somebody waits for, a mail to one person, one of many alike. */
export const MAIL_KINDS = ['code', 'single', 'bulk'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail to one person; HTML is made from `text`. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** `single` by default. The text of a `code` is encrypted in the database. */
  kind?: MailKind;
}

/** Posts mail as a part of the transaction that causes it: both happen or neither does. */
export interface Mailer {
  enqueue(
    transaction: DatabaseTransaction,
    mails: MailMessage | readonly MailMessage[],
    now: Date,
  ): Promise<void>;
}
