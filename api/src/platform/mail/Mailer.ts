import type { DatabaseTransaction } from '../database/Database';

/** Delivery lanes: an awaited code, a mail to one person, one of many equal mails. */
export const MAIL_KINDS = ['code', 'single', 'bulk'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail to one person; HTML is derived from `text`. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
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
