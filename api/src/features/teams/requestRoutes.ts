import { normalizeName, teams } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { route, succeed } from '../../platform/http/route';
import { answerRequest } from './answerRequest';
import { cancelRequest } from './cancelRequest';
import { requestToJoin } from './requestToJoin';
import { restoreRequest } from './restoreRequest';

/** Routes for requesting, answering and withdrawing. */
export function requestRoutes(app: Application): void {
  route(app, teams.requestToJoin, async ({ params: { teamId }, body, account, reply }) => {
    const message = normalizeName(body?.message ?? '');
    const { id, isFirst } = await app.database
      .transaction()
      .execute((transaction) =>
        requestToJoin(transaction, app.mailer, { teamId, person: account, message, clock: app.clock }),
      );
    if (!isFirst) reply.status(200);
    return { ...succeed({ id, state: 'PENDING' as const }), message: 'Join request sent', id };
  });
  route(app, teams.answerRequest, async ({ params: { requestId }, query: { response }, account }) => {
    const answer = { requestId, leaderId: account.id, response, clock: app.clock };
    await app.database.transaction().execute((transaction) => answerRequest(transaction, app.mailer, answer));
    return succeed({ id: requestId, state: response });
  });
  route(app, teams.restoreRequest, async ({ params: { requestId }, account }) => {
    const undo = { requestId, leaderId: account.id, clock: app.clock };
    await app.database.transaction().execute((transaction) => restoreRequest(transaction, undo));
    return succeed({ id: requestId, state: 'PENDING' as const });
  });
  route(app, teams.cancelRequest, async ({ params: { requestId }, account, now }) => {
    await app.database
      .transaction()
      .execute((transaction) => cancelRequest(transaction, { requestId, userId: account.id, now }));
    return succeed({ id: requestId, state: 'CANCELLED' as const });
  });
}
