interface Mails {
  id: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  sentAt: Date | null;
}

export interface MailTables {
  mails: Mails;
}
