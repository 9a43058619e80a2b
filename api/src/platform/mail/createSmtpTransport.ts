import { createTransport } from 'nodemailer';
import { drawTicket } from '../tickets/drawTicket';
import { TICKET_CID } from './layoutMail';
import type { MailTransport } from './MailTransport';

/** Milliseconds before a silent server counts as lost. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Disables the library's own retries, because only the outbox retries. */
const POOL = { pool: true, maxRequeues: 0 } as const;

/**
 * Sends mail to the server of `MAIL_URL` (`smtp://user:password@host:587`) over a pool of this many
 * connections.
 */
export function createSmtpTransport(url: string, from: string, connections: number): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS, ...POOL, maxConnections: connections }, { from });
  return {
    send: async ({ id, calendar, ticketCode, unsubscribeUrl, ...mail }) => {
      await transport.sendMail({
        ...mail,
        messageId: `<${id}@marquee>`,
        ...(unsubscribeUrl && { headers: createUnsubscribeHeaders(unsubscribeUrl) }),
        ...(ticketCode && { attachments: [await attachTicket(ticketCode)] }),
        ...(calendar && {
          icalEvent: { filename: calendar.name, method: calendar.method, content: calendar.text },
        }),
      });
    },
    close: () => transport.close(),
  };
}

const attachTicket = async (code: string) => ({
  filename: 'ticket.png',
  cid: TICKET_CID,
  content: await drawTicket(code),
});

const createUnsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
