import { sql } from 'kysely';
import type { AccountDeletionHandler } from '../accounts/deletion/leaveUpcomingEvents';
import { notify } from '../notifications/notify';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { cancelRequestsOfUser } from './closeRequests';
import { deleteTeam } from './leaveTeam';
import { createTeamChangeNotifications } from './teamNotifications';

/**
 * Leaves the teams of events that have not ended, and cancels the join requests (PR-6).
 * @throws for a leader of a team with other members
 */
export const leaveUpcomingTeams: AccountDeletionHandler['leave'] = async (
  transaction,
  { accountId, now },
) => {
  await lockLedTeams(transaction, accountId, now);
  if (await isLeadingOthers(transaction, accountId, now)) refuse('HANDOVER_FIRST');
  await leaveTeams(transaction, accountId, now);
  await cancelJoinRequests(transaction, accountId, now);
};

async function lockLedTeams(transaction: DatabaseTransaction, accountId: string, now: Date) {
  await sql`select 1 from teams
    join team_members own on own.event_id = teams.event_id and own.team_id = teams.id
    join events on events.id = teams.event_id
    where own.user_id = ${accountId} and events.end_time > ${now}
    order by teams.event_id for update of teams`.execute(transaction);
}

async function isLeadingOthers(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`select 1 from team_members own
    join events on events.id = own.event_id
    join team_members other on other.event_id = own.event_id and other.team_id = own.team_id
    where own.user_id = ${accountId} and own.leader and other.user_id <> own.user_id
      and events.end_time > ${now} and events.cancelled_at is null and events.deleted_at is null
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Deletes an empty team and notifies its pending requests; other leaders get a notification without a name. */
async function leaveTeams(transaction: DatabaseTransaction, accountId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ eventId: string; id: string; name: string; leaderId: string | null }>`
    with gone as (
      delete from team_members own using events
      where own.user_id = ${accountId} and events.id = own.event_id and events.end_time > ${now}
      returning own.event_id, own.team_id
    )
    select teams.event_id, teams.id, teams.name, leader.user_id as leader_id
    from gone join teams on teams.event_id = gone.event_id and teams.id = gone.team_id
    left join team_members leader on leader.event_id = gone.event_id and leader.team_id = gone.team_id
      and leader.leader and leader.user_id <> ${accountId}
  `.execute(transaction);
  for (const { leaderId, ...team } of rows) {
    if (leaderId === null) await deleteTeam(transaction, team, now);
    else await notify(transaction, createMemberLeftNotifications(team, { leaderId, accountId, now }), now);
  }
}

const createMemberLeftNotifications = (
  team: { id: string; eventId: string; name: string },
  { leaderId, accountId, now }: { leaderId: string; accountId: string; now: Date },
) =>
  createTeamChangeNotifications(team, [{ userId: leaderId }], {
    cause: `left:${accountId}`,
    message: `A member has left ${team.name}.`,
    now,
  });

async function cancelJoinRequests(
  transaction: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  const requests = await transaction
    .selectFrom('joinRequests')
    .select('eventId')
    .distinct()
    .where('userId', '=', userId)
    .where('state', '=', 'PENDING')
    .execute();
  for (const { eventId } of requests) await cancelRequestsOfUser(transaction, { eventId, userId, now });
}
