import { fullName } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../database/Database';
import { notify } from '../notifications/notify';
import { refuse } from '../refuse';
import { closeOwnRequests } from './closeRequests';
import { type LockedTeam, membersOf } from './lockTeam';
import { teamChangeNotices } from './notices';
import { requireChangeable, requireForming } from './teamWindow';

interface Joining {
  person: { id: string; firstname: string; lastname: string };
  /** Who let the person in, and needs no telling. */
  byId: string;
}

/**
 * Puts a person into a team that is locked: the lock keeps the count true until the row is in (TM-4), the key of
 * memberships lets a person into one team only. Answers false when the person has one (TM-3).
 */
export async function addMember(
  transaction: DatabaseTransaction,
  team: LockedTeam,
  { person, byId }: Joining,
): Promise<boolean> {
  const { now } = team;
  requireForming(team);
  await requireChangeable(transaction, team);
  const members = await membersOf(transaction, team);
  if (members.length >= team.maxTeamSize) refuse('TEAM_FULL');
  const { eventId, id: teamId } = team;
  const added = await transaction
    .insertInto('teamMembers')
    .values({ eventId, teamId, userId: person.id, leader: false, joinedAt: now })
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (added === undefined) return false;
  await closeOwnRequests(transaction, { eventId, userId: person.id, now });
  const told = members.filter(({ userId }) => userId !== byId);
  const message = `${fullName(person)} has joined ${team.name}.`;
  await notify(
    transaction,
    teamChangeNotices(team, told, { cause: `joined:${person.id}`, message, now }),
    now,
  );
  return true;
}
