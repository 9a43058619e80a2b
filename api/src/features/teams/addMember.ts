import { formatFullName } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { cancelRequestsOfUser } from './closeRequests';
import { type LockedTeam, findMembers } from './lockTeam';
import { createTeamChangeNotifications } from './teamNotifications';
import { requireChangeableTeam, requireTeamsOpen } from './teamDeadline';

interface Joining {
  person: { id: string; firstname: string; lastname: string };
  /** The person who admitted the member and needs no notification. */
  byId: string;
}

/**
 * Adds a person to a locked team: the lock keeps the member count valid (TM-4), and the unique key allows one
 * team per person. Returns false if the person already has a team (TM-3).
 * @throws `TEAM_FULL`, or the error of a team that cannot change
 */
export async function addMember(
  transaction: DatabaseTransaction,
  team: LockedTeam,
  { person, byId }: Joining,
): Promise<boolean> {
  const { now } = team;
  requireTeamsOpen(team);
  await requireChangeableTeam(transaction, team);
  const members = await findMembers(transaction, team);
  if (members.length >= team.maxTeamSize) refuse('TEAM_FULL');
  const { eventId, id: teamId } = team;
  const added = await transaction
    .insertInto('teamMembers')
    .values({ eventId, teamId, userId: person.id, leader: false, joinedAt: now })
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (added === undefined) return false;
  await cancelRequestsOfUser(transaction, { eventId, userId: person.id, now });
  const recipients = members.filter(({ userId }) => userId !== byId);
  const message = `${formatFullName(person)} has joined ${team.name}.`;
  await notify(
    transaction,
    createTeamChangeNotifications(team, recipients, { cause: `joined:${person.id}`, message, now }),
    now,
  );
  return true;
}
