/** An iCalendar file (RFC 5545) and its method, which mail programs read beside the file. */
export interface CalendarAttachment {
  name: string;
  method: 'PUBLISH' | 'CANCEL';
  text: string;
}

/** A mail for the transport. `id` is equal for every try and becomes the Message-ID. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarAttachment | null;
  /** The text of the QR code that the mail shows as a picture. */
  ticketCode?: string | null;
  /** For the headers of one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string | null;
}

/** Sends mails to a mail server. */
export interface MailTransport {
  /** Resolves once the server has accepted the mail. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Without a mail server the outbox is the mailbox, readable at `/dev/mailbox`. */
export const mailboxTransport: MailTransport = { send: async () => undefined, close: () => undefined };
