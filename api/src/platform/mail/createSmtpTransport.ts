import { createTransport } from 'nodemailer';
import type { MailTransport } from './MailTransport';

/** Milliseconds until a server that says nothing counts as lost. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The library's own repeats are off: a mail that was cut off is tried again by the outbox alone. */
const POOL = { pool: true, maxRequeues: 0 } as const;

/** Carries mail to the server of `MAIL_URL` (`smtp://user:password@host:587`) over so many connections that stay open. */
export function createSmtpTransport(url: string, from: string, connections: number): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS, ...POOL, maxConnections: connections }, { from });
  return {
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, messageId: `<${id}@marquee>` });
    },
    close: () => transport.close(),
  };
}
