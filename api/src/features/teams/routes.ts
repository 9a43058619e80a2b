import { formatFullName, teams } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { withIdempotencyKey, readIdempotencyKey } from '../../platform/idempotency/withIdempotencyKey';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { createTeam } from './createTeam';
import { findPublicTeams } from './findPublicTeams';
import { memberRoutes } from './memberRoutes';
import { findTeam, hasTeams } from './queries';
import { requestRoutes } from './requestRoutes';
import { REJECTION_PAUSE_MS } from './requestToJoin';
import { readOwnTeam, toTeamView } from './toTeamView';

export function teamsRoutes(app: Application): void {
  searchRoute(app);
  createRoute(app);
  route(app, teams.mine, async ({ params: { eventId }, account, now }) =>
    succeed(await readOwnTeam(app.database, { eventId, userId: account.id, now })),
  );
  route(app, teams.detail, async ({ params: { teamId }, account, now }) => {
    const row = (await findTeam(app.database, teamId, account.id)) ?? refuse('NOT_FOUND');
    const readsEmails = row.hosted || row.members.some(({ id }) => id === account.id);
    return succeed(toTeamView(row, { readsEmails, now }));
  });
  requestRoutes(app);
  memberRoutes(app);
}

/** When the pause after a rejection ends; undefined without a pause (TM-5). */
function findRejectionEnd({ rejectedAt }: { rejectedAt: Date | null }, now: Date): Date | undefined {
  const end = rejectedAt === null ? now : new Date(rejectedAt.getTime() + REJECTION_PAUSE_MS);
  return end > now ? end : undefined;
}

function searchRoute(app: Application): void {
  route(app, teams.search, async ({ params: { eventId }, query: { q = '' }, account, now }) => {
    if (!(await hasTeams(app.database, eventId))) refuse('TEAMS_NOT_ALLOWED');
    const rows = await findPublicTeams(app.database, { eventId, userId: account.id, q });
    return succeed(
      rows.map((row) => ({
        id: row.id,
        name: row.name,
        leaderName: formatFullName({ firstname: row.leaderFirstname, lastname: row.leaderLastname }),
        leaderEmail: row.own ? row.leaderEmail : '',
        size: row.size,
        maxTeamSize: row.maxTeamSize,
        freePlaces: Math.max(0, row.maxTeamSize - row.size),
        requestId: row.requestId,
        rejectedUntil: findRejectionEnd(row, now)?.toISOString() ?? null,
      })),
    );
  });
}

function createRoute(app: Application): void {
  route(app, teams.create, async (call) => {
    const { eventId } = call.params;
    const team = { eventId, userId: call.account.id, form: call.body, clock: app.clock };
    let isCreated = false;
    // The same key at another event creates another team.
    await withIdempotencyKey(
      app.database,
      readIdempotencyKey(call, `teams.create ${eventId}`),
      async (transaction) => {
        isCreated = await createTeam(transaction, team);
      },
    );
    if (!isCreated) call.reply.status(200);
    const own = await readOwnTeam(app.database, { ...team, now: call.now });
    return succeed(own ?? refuse('NOT_FOUND'), 'Team created successfully');
  });
}
