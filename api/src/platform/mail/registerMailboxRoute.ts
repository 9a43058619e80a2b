import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../Application';
import { refuse } from '../http/refuse';
import { createTicketCode } from '../tickets/ticketToken';
import { drawTicket } from '../tickets/drawTicket';
import { escapeHtml } from './toHtml';
import { decryptMails } from './decryptMails';
import { TICKET_CID } from './layoutMail';

const NEWEST = 100;
const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// Checks the host, because DNS rebinding sends another site's name to this machine.
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid}';
const styleHash = createHash('sha256').update(STYLE).digest('base64');
const POLICY =
  `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; style-src-attr 'unsafe-inline'; ` +
  "frame-ancestors 'none'";

/** The outbox, or its mails to one address, as a local page without a mail server; 404 for everybody else (AU-35). */
export function registerMailboxRoute(app: Application): void {
  if (app.hasMailbox !== true) return;
  app.http.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) => {
    if (!isLocal(request)) return refuse('NOT_FOUND');
    const mails = await listMails(app, request.query.to);
    reply.header('vary', 'accept');
    if (isJsonRequested(request.headers.accept))
      return { data: mails.map(({ ticket: _ticket, ...mail }) => mail) };
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    return renderPage(await Promise.all(mails.map((mail) => showTicket(mail, app.secret))));
  });
}

const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(request.headers.host ?? '');

const isJsonRequested = (accept = ''): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** Newest first; `to` selects an address. Without a mail server, a queued mail counts as sent. */
async function listMails({ database, secret }: Application, to: string | undefined) {
  const rows = await database
    .selectFrom('mails')
    .select(['id', 'toAddress as to', 'subject', 'text', 'html', 'sealed', 'ticket', 'createdAt as sentAt'])
    .$if(to !== undefined, (query) => query.where('toAddress', '=', to ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return decryptMails(rows, secret);
}

type ListedMail = Awaited<ReturnType<typeof listMails>>[number];

/** A mail with its ticket in the text, because a page has no attachments. */
async function showTicket({ ticket, ...mail }: ListedMail, secret: string) {
  if (ticket === null) return mail;
  const picture = await drawTicket(createTicketCode(secret, ticket));
  const url = `data:image/png;base64,${picture.toString('base64')}`;
  return { ...mail, html: mail.html.replace(`cid:${TICKET_CID}`, url) };
}

function renderPage(mails: Pick<ListedMail, 'to' | 'subject' | 'html' | 'sentAt'>[]): string {
  const articles = mails.map(
    ({ to, subject, html, sentAt }) =>
      `<article><h2>${escapeHtml(subject)}</h2>` +
      `<p>To ${escapeHtml(to)}, <time>${sentAt.toISOString()}</time></p>${html}</article>`,
  );
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>' +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>` +
    `<h1>Mailbox</h1>${articles.join('') || '<p>No mail yet.</p>'}</html>`
  );
}
