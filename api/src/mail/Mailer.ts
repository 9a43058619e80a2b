import type { DatabaseTransaction } from '../database/Database';

/** A mail to one person; `html` is made from `text` when the mail is posted. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Posts mail as a part of the transaction that causes it: both happen or neither does. */
export interface Mailer {
  post(transaction: DatabaseTransaction, letters: Letter | readonly Letter[], now: Date): Promise<void>;
}
