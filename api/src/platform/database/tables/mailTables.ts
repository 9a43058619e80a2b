import type { MailKind } from '../../mail/Mailer';
import type { Defaulted } from './Defaulted';

interface Mails {
  id: string;
  toAddress: string;
  subject: string;
  /** Blank once sent, and while the text is `sealed`. */
  text: string;
  html: string;
  createdAt: Date;
  sentAt: Date | null;
  /** The lane; null in mails that the release before wrote, which its own queue delivers. */
  kind: Defaulted<MailKind | null>;
  /** The text, encrypted: of mails that hold a code or link, until they are sent. */
  sealed: Defaulted<string | null>;
  /** The next try. */
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
