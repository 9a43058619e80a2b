/** Delivery lanes: an awaited code, a mail to one person, one of many equal mails. */
export type MailKind = 'code' | 'single' | 'bulk';
