import { door } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { createLink, findLink, listLinks, revokeLink } from './links';

/** Links with which helpers check in (TK-8). */
export function linkRoutes(app: Application): void {
  const { database } = app;
  const read = async (eventId: string, linkId: string) =>
    (await findLink(database, eventId, linkId)) ?? refuse('NOT_FOUND');
  route(app, door.links, async ({ params: { eventId } }) => succeed(await listLinks(database, eventId)));
  route(app, door.createLink, async ({ params: { eventId }, body: { name }, account, now }) => {
    const { id, token } = await database
      .transaction()
      .execute((transaction) => createLink(transaction, { eventId, name, actorId: account.id, now }));
    return succeed({ link: await read(eventId, id), token });
  });
  route(app, door.revokeLink, async ({ params: { eventId, linkId }, account, now }) => {
    await database
      .transaction()
      .execute((transaction) => revokeLink(transaction, { eventId, linkId, actorId: account.id, now }));
    return succeed(await read(eventId, linkId));
  });
}
