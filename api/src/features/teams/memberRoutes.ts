import { teams } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { findInviteByCode } from './findInviteByCode';
import { handOverTeam } from './handOverTeam';
import { joinByInvite, makeInvite, previewInvite, readInvite } from './invites';
import { leaveTeam, removeMember } from './leaveTeam';
import { findTeamEventId } from './queries';
import { readOwnTeam } from './toTeamView';

/** Routes for leaving, removing, handing over and inviting. */
export function memberRoutes(app: Application): void {
  route(app, teams.removeMember, async ({ params: { teamId, accountId }, account }) => {
    await app.database.transaction().execute(async (transaction) => {
      const removed = { teamId, userId: accountId, clock: app.clock };
      if (accountId === account.id) await leaveTeam(transaction, removed);
      else await removeMember(transaction, { ...removed, leaderId: account.id });
    });
    return succeed(null);
  });
  route(app, teams.handOver, async ({ params: { teamId }, body, account, now }) => {
    await app.database
      .transaction()
      .execute((transaction) =>
        handOverTeam(transaction, { teamId, leaderId: account.id, toId: body.accountId, clock: app.clock }),
      );
    const eventId = (await findTeamEventId(app.database, teamId)) ?? refuse('NOT_FOUND');
    const own = await readOwnTeam(app.database, { eventId, userId: account.id, now });
    return succeed(own ?? refuse('NOT_FOUND'));
  });
  inviteRoutes(app);
}

function inviteRoutes(app: Application): void {
  route(app, teams.invite, async ({ params: { teamId }, account }) =>
    succeed(
      await app.database
        .transaction()
        .execute((transaction) =>
          makeInvite(transaction, { teamId, leaderId: account.id, clock: app.clock }),
        ),
    ),
  );
  route(app, teams.findByCode, async ({ params: { eventId }, body: { teamCode }, account, now }) =>
    succeed(await findInviteByCode(app, { eventId, teamCode, userId: account.id, now })),
  );
  route(app, teams.previewInvite, async ({ params: { code } }) =>
    succeed(await previewInvite(app.database, { code, clock: app.clock })),
  );
  route(app, teams.seeInvite, async ({ params: { code }, account }) =>
    succeed(await readInvite(app.database, { code, userId: account.id, clock: app.clock })),
  );
  route(app, teams.joinByInvite, async ({ params: { code }, account, now, reply }) => {
    const { eventId, isFirst } = await app.database
      .transaction()
      .execute((transaction) => joinByInvite(transaction, { code, person: account, clock: app.clock }));
    if (!isFirst) reply.status(200);
    const own = await readOwnTeam(app.database, { eventId, userId: account.id, now });
    return succeed(own ?? refuse('NOT_FOUND'));
  });
}
