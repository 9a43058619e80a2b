import { createTransport } from 'nodemailer';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';

/** Hands one mail to whoever carries it. `id` is the same at every try, so that a mail server can tell a repeat. */
export type Carrier = (mail: {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}) => Promise<void>;

/** Without a mail server the outbox is the mailbox, readable at `/dev/mailbox`. */
export const mailboxCarrier: Carrier = async () => undefined;

/** Together shorter than a job may take, or the job would be given out again while the first try still runs. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Carries mail to the server of `MAIL_URL` (`smtp://user:password@host:587`). */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({ url, ...TIMEOUTS }, { from });
  return async ({ id, ...mail }) => {
    await transport.sendMail({ ...mail, messageId: `<${id}@marquee>` });
  };
}

/** Delivers a mail of the outbox that was not yet sent; a job that runs again after a crash finds it marked. */
export async function deliverMail(
  { database, clock }: { database: Database; clock: Clock },
  carry: Carrier,
  id: string,
): Promise<void> {
  const mail = await database
    .selectFrom('mails')
    .select(['id', 'toAddress as to', 'subject', 'text', 'html'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  if (mail === undefined) return;
  await carry(mail);
  await database.updateTable('mails').set({ sentAt: clock.now() }).where('id', '=', id).execute();
}
