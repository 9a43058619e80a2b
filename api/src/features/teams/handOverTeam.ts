import { formatFullName } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { type LockedTeam, lockTeam, findMembers } from './lockTeam';
import {
  createJoinRequestNotification,
  getRequestKey,
  createTeamChangeNotifications,
} from './teamNotifications';
import { findPendingRequests } from './queries';
import { requireChangeableTeam } from './teamDeadline';

interface TeamHandover {
  teamId: string;
  leaderId: string;
  toId: string;
  clock: Clock;
}

/**
 * Makes another member the leader; a repeat changes nothing (TM-8, G-7).
 * @throws `NOT_FOUND`, `NOT_A_MEMBER`, or the error of a team that cannot change
 */
export async function handOverTeam(
  transaction: DatabaseTransaction,
  { teamId, leaderId, toId, clock }: TeamHandover,
): Promise<void> {
  const team = (await lockTeam(transaction, teamId, clock)) ?? refuse('NOT_FOUND');
  const { now } = team;
  const members = await findMembers(transaction, team);
  const caller = members.find(({ userId }) => userId === leaderId) ?? refuse('NOT_FOUND');
  const next = members.find(({ userId }) => userId === toId) ?? refuse('NOT_A_MEMBER');
  if (next.leader) return;
  if (!caller.leader) refuse('NOT_FOUND');
  await requireChangeableTeam(transaction, team);
  // A unique key allows one leader, so the old leader is demoted first.
  for (const [userId, leader] of [
    [leaderId, false],
    [toId, true],
  ] as const)
    await transaction
      .updateTable('teamMembers')
      .set({ leader })
      .where('eventId', '=', team.eventId)
      .where('userId', '=', userId)
      .execute();
  await moveRequestNotifications(transaction, team, { leaderId, toId });
  const recipients = members.filter(({ userId }) => userId !== leaderId);
  const message = `${formatFullName(next)} is now the leader of ${team.name}.`;
  await notify(
    transaction,
    createTeamChangeNotifications(team, recipients, { cause: `leader:${toId}`, message, now }),
    now,
  );
}

/** Moves the notifications of pending requests to the new leader (TM-16). */
async function moveRequestNotifications(
  transaction: DatabaseTransaction,
  team: LockedTeam,
  { leaderId, toId }: Pick<TeamHandover, 'leaderId' | 'toId'>,
): Promise<void> {
  const waiting = await findPendingRequests(transaction, team);
  if (waiting.length === 0) return;
  const keys = waiting.map(({ id }) => getRequestKey(id));
  await transaction
    .deleteFrom('notifications')
    .where('recipientId', '=', leaderId)
    .where('dedupeKey', 'in', keys)
    .execute();
  await notify(
    transaction,
    waiting.map((request) => createJoinRequestNotification(team, toId, request)),
    team.now,
  );
}
