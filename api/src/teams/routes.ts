import { fullName, teams } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
import { succeed } from '../succeed';
import { findOwnTeam } from './queries';

type TeamRow = NonNullable<Awaited<ReturnType<typeof findOwnTeam>>>;

export function teamsRoutes(app: Application): void {
  route(app, teams.mine, async ({ params: { eventId }, account, now }) => {
    const row = await findOwnTeam(app.database, eventId, account.id);
    return succeed(row === undefined ? null : ownTeam(row, eventId, now));
  });
}

function ownTeam(row: TeamRow, eventId: string, now: Date) {
  const leader = row.members.find((member) => member.leader);
  return {
    id: row.id,
    eventId,
    eventTitle: row.eventTitle,
    teamName: row.name,
    public: row.public,
    leader: leader === undefined ? '' : fullName(leader),
    leaderEmail: leader?.email ?? '',
    members: row.members,
    role: row.leader ? ('LEADER' as const) : ('MEMBER' as const),
    minTeamSize: row.minTeamSize,
    maxTeamSize: row.maxTeamSize,
    teamDeadline: teamDeadline(row),
    serverNow: now,
  };
}

/** Teams may change until registration closes or the event starts, whichever is later (TM-9). */
const teamDeadline = (event: { registerEnd: Date; startTime: Date }): Date =>
  event.registerEnd > event.startTime ? event.registerEnd : event.startTime;
