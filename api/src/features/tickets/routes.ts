import { tickets } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { RawReply } from '../../platform/http/RawReply';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { drawTicket } from '../../platform/tickets/drawTicket';
import { createTicketCode } from '../../platform/tickets/ticketToken';
import { findTicket, renewTicket } from './queries';

/** Tickets of registrations, computed when they are shown (TK-1 to TK-3). */
export function ticketsRoutes(app: Application): void {
  const read = async (eventId: string, userId: string) => {
    const found = (await findTicket(app.database, { eventId, userId })) ?? refuse('NOT_FOUND');
    return { ...found.ticket, code: createTicketCode(app.secret, found.facts) };
  };
  route(app, tickets.read, async ({ params: { eventId }, account }) =>
    succeed(await read(eventId, account.id)),
  );
  route(app, tickets.renew, async ({ params: { eventId }, account }) => {
    await renewTicket(app.database, { eventId, userId: account.id });
    return succeed(await read(eventId, account.id));
  });
  route(app, tickets.picture, async ({ params: { eventId }, account }) => {
    const { code } = await read(eventId, account.id);
    return new RawReply(await drawTicket(code), { 'content-type': 'image/png', 'cache-control': 'no-store' });
  });
}
