import type { DatabaseTransaction } from '../database/Database';
import type { MailKind } from './MailKind';

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
