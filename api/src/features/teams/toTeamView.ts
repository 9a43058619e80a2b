import { formatFullName, getTeamDeadline } from '@marquee/shared-contracts';
import type { Database } from '../../platform/database/Database';
import { findOwnTeam, findPendingRequests, type TeamRow } from './queries';

/** A team in a reply, with emails only for permitted readers (TM-10, TM-12). */
export function toTeamView(row: Omit<TeamRow, 'hosted'>, viewer: { readsEmails: boolean; now: Date }) {
  const getEmail = ({ email }: { email: string }): string => (viewer.readsEmails ? email : '');
  const leader = row.members.find((member) => member.leader);
  return {
    id: row.id,
    eventId: row.eventId,
    eventTitle: row.eventTitle,
    teamName: row.name,
    public: row.public,
    leader: leader === undefined ? '' : formatFullName(leader),
    leaderEmail: leader === undefined ? '' : getEmail(leader),
    members: row.members.map((member) => ({ ...member, email: getEmail(member) })),
    minTeamSize: row.minTeamSize,
    maxTeamSize: row.maxTeamSize,
    teamDeadline: getTeamDeadline(row),
    timezone: row.timezone,
    serverNow: viewer.now,
  };
}

/** The person's team as its members see it, or null; only the leader sees pending requests (TM-11). */
export async function readOwnTeam(database: Database, of: { eventId: string; userId: string; now: Date }) {
  const row = await findOwnTeam(database, of);
  if (row === undefined) return null;
  const { leader, code, teamCode, expiresAt, room } = row;
  const waiting = leader ? await findPendingRequests(database, row) : [];
  return {
    ...toTeamView(row, { readsEmails: true, now: of.now }),
    role: leader ? ('LEADER' as const) : ('MEMBER' as const),
    requests: waiting,
    invite: code === null || expiresAt === null ? null : { code, teamCode, expiresAt },
    room,
  };
}
