import { administrators } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { type Limit, requireWithinLimit, createThrottle } from '../../platform/throttle/throttle';
import { acceptAdministration } from './acceptAdministration';
import { addAdministrator } from './addAdministrator';
import { changeAdministratorRole } from './changeAdministratorRole';
import { findAdministrators } from '../events/findAdministrators';
import { findHostPage } from './queries';
import { removeAdministrator } from './removeAdministrator';
import { restoreAdministrator } from './restoreAdministrator';

/** Searches of hosts per minute (HO-4). */
const HOST_SEARCHES: Limit = { name: 'host-searches', hits: 60, seconds: 60 };

const HOSTS_ON_A_PAGE = 20;

export function administratorsRoutes(app: Application): void {
  hostsRoute(app);

  route(app, administrators.list, async ({ params }) =>
    succeed(await findAdministrators(app.database, params.eventId)),
  );

  route(app, administrators.add, async ({ params, query: { role }, account: owner }) => {
    const added = await app.database
      .transaction()
      .execute((transaction) => addAdministrator(app, transaction, { ...params, role, owner }));
    return succeed(added ?? refuse('NOT_FOUND'));
  });

  route(app, administrators.changeRole, async ({ params, body: { role }, account: owner }) => {
    const { eventId, administratorId: hostId } = params;
    const change = { eventId, hostId, role, owner, clock: app.clock };
    const changed = await app.database
      .transaction()
      .execute((transaction) => changeAdministratorRole(transaction, change));
    return succeed(changed ?? refuse('NOT_FOUND'));
  });

  route(app, administrators.accept, async ({ params: { eventId }, account, now }) => {
    const accepted = await app.database
      .transaction()
      .execute((transaction) => acceptAdministration(transaction, { eventId, hostId: account.id, now }));
    return succeed(accepted ?? refuse('NOT_FOUND'));
  });

  route(app, administrators.remove, async ({ params: { eventId, hostId }, account, now }) => {
    await app.database
      .transaction()
      .execute((transaction) => removeAdministrator(transaction, { eventId, hostId, by: account, now }));
    return succeed(null);
  });

  route(app, administrators.restore, async ({ params: { eventId }, account: { id: hostId } }) => {
    const restored = await app.database
      .transaction()
      .execute((transaction) => restoreAdministrator(transaction, { eventId, hostId, clock: app.clock }));
    return succeed(restored ?? refuse('NOT_FOUND'));
  });
}

function hostsRoute(app: Application): void {
  route(app, administrators.hosts, async ({ query: { q = '', page = 0, after }, account, now }) => {
    await requireWithinLimit(app.database, createThrottle(HOST_SEARCHES, account.id), now);
    const input = { page, size: HOSTS_ON_A_PAGE, after };
    const found = await findHostPage(app.database, { q, ...input });
    return { ...succeed(found.rows), ...describePage(found, input) };
  });
}
