import { formatFullName } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { closeRequest } from './closeRequests';
import { type LockedTeam, lockTeamAsLeader, lockTeam, findMembers } from './lockTeam';
import { createJoinAnswerNotification, createTeamChangeNotifications } from './teamNotifications';
import { findOwnTeamId, findPendingRequests } from './queries';
import { requireChangeableTeam } from './teamDeadline';

type Members = Awaited<ReturnType<typeof findMembers>>;

/**
 * Leaves the person's team in an event, if any (RG-11).
 * @throws `HANDOVER_FIRST`, or the error of a team that cannot change
 */
export async function leaveOwnTeam(
  transaction: DatabaseTransaction,
  { eventId, userId, clock }: { eventId: string; userId: string; clock: Clock },
): Promise<void> {
  const teamId = await findOwnTeamId(transaction, eventId, userId);
  if (teamId !== undefined) await leaveTeam(transaction, { teamId, userId, clock });
}

/**
 * Leaves a team; a repeat changes nothing (G-7). A leader without members deletes the team (TM-8).
 * @throws `HANDOVER_FIRST` for a leader with members, or the error of a team that cannot change
 */
export async function leaveTeam(
  transaction: DatabaseTransaction,
  { teamId, userId, clock }: { teamId: string; userId: string; clock: Clock },
): Promise<void> {
  const team = await lockTeam(transaction, teamId, clock);
  if (team === undefined) return;
  const { now } = team;
  const members = await findMembers(transaction, team);
  const own = members.find((member) => member.userId === userId);
  if (own === undefined) return;
  await requireChangeableTeam(transaction, team);
  if (own.leader && members.length > 1) refuse('HANDOVER_FIRST');
  if (own.leader) return deleteTeam(transaction, team, now);
  await deleteMembership(transaction, team, userId);
  const leader = members.filter((member) => member.leader);
  const message = `${formatFullName(own)} has left ${team.name}.`;
  await notify(
    transaction,
    createTeamChangeNotifications(team, leader, { cause: `left:${userId}`, message, now }),
    now,
  );
}

/**
 * Removes a member from the caller's team (TM-8).
 * @throws the error of a team that cannot change
 */
export async function removeMember(
  transaction: DatabaseTransaction,
  removed: { teamId: string; leaderId: string; userId: string; clock: Clock },
): Promise<void> {
  const { team, members } = await lockTeamAsLeader(transaction, removed);
  const { userId } = removed;
  const { now } = team;
  const target: Members = members.filter((member) => member.userId === userId);
  if (target.length === 0) return;
  await requireChangeableTeam(transaction, team);
  await deleteMembership(transaction, team, userId);
  const message = `You are no longer a member of ${team.name}.`;
  await notify(
    transaction,
    createTeamChangeNotifications(team, target, { cause: `removed:${userId}`, message, now }),
    now,
  );
}

async function deleteMembership(
  transaction: DatabaseTransaction,
  { eventId, id }: LockedTeam,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom('teamMembers')
    .where('eventId', '=', eventId)
    .where('teamId', '=', id)
    .where('userId', '=', userId)
    .execute();
}

/** Deletes a team with its invite and requests, and notifies people with pending requests. */
export async function deleteTeam(
  transaction: DatabaseTransaction,
  team: Pick<LockedTeam, 'id' | 'eventId' | 'name'>,
  now: Date,
): Promise<void> {
  const waiting = await findPendingRequests(transaction, team);
  for (const request of waiting) await closeRequest(transaction, request, { state: 'CANCELLED', now });
  const notifications = waiting.map((request) => createJoinAnswerNotification(team, request, 'CANCELLED'));
  await notify(transaction, notifications, now);
  const { eventId, id } = team;
  await transaction
    .deleteFrom('teamMembers')
    .where('eventId', '=', eventId)
    .where('teamId', '=', id)
    .execute();
  await transaction.deleteFrom('teams').where('eventId', '=', eventId).where('id', '=', id).execute();
}
