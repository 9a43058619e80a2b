/** A mail as a mail server gets it. `id` is the same at every try and becomes the Message-ID. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails to a mail server. */
export interface MailTransport {
  /** Resolves once the server has taken the mail over. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Without a mail server the outbox is the mailbox, readable at `/dev/mailbox`. */
export const mailboxTransport: MailTransport = { send: async () => undefined, close: () => undefined };
