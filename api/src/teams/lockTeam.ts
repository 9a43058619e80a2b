import type { DatabaseTransaction } from '../database/Database';
import { refuse } from '../refuse';

export type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/**
 * Locks a person's registration, the head of the order in which everything here locks: person, team, the rows below,
 * seats. Answers whether the registration is active.
 */
export async function lockPerson(
  transaction: DatabaseTransaction,
  eventId: string,
  userId: string,
): Promise<boolean> {
  const registration = await transaction
    .selectFrom('registrations')
    .select('state')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return registration?.state === 'ACTIVE';
}

/** Locks a team. Its members are read by a later statement, which alone sees what was waited for (G-6). */
export const lockTeam = (transaction: DatabaseTransaction, teamId: string) =>
  transaction
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .select([
      'teams.id',
      'teams.eventId',
      'teams.name',
      'events.title as eventTitle',
      'events.maxTeamSize',
      'events.registerEnd',
      'events.startTime',
      'events.cancelledAt',
    ])
    .where('teams.id', '=', teamId)
    .forUpdate('teams')
    .executeTakeFirst();

/** The members of a team under its lock. */
export const membersOf = (
  transaction: DatabaseTransaction,
  { eventId, id }: { eventId: string; id: string },
) =>
  transaction
    .selectFrom('teamMembers')
    .innerJoin('accounts', 'accounts.id', 'teamMembers.userId')
    .select(['teamMembers.userId', 'teamMembers.leader', 'accounts.firstname', 'accounts.lastname'])
    .where('teamMembers.eventId', '=', eventId)
    .where('teamMembers.teamId', '=', id)
    .orderBy('teamMembers.userId')
    .execute();

/** Locks a team for its leader; for everybody else it is absent (TM-6). */
export async function lockLedTeam(transaction: DatabaseTransaction, teamId: string, leaderId: string) {
  const team = await lockTeam(transaction, teamId);
  if (team === undefined) return refuse('NOT_FOUND');
  const members = await membersOf(transaction, team);
  const leads = members.some(({ userId, leader }) => leader && userId === leaderId);
  return leads ? { team, members } : refuse('NOT_FOUND');
}
