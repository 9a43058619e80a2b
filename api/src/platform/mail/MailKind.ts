/** An awaited code, a mail to one person, one of many equal mails, and a host's announcement, which waits for those. */
export const MAIL_KINDS = ['code', 'single', 'bulk', 'announcement'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
