import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { findTeamEventId } from './queries';

export type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/**
 * Locks an event against changes by hosts and reads their latest change. The shared lock lets people join
 * concurrently (G-6). `now` is the database's time after the lock, because the clock is read outside the locking
 * subquery.
 */
export function lockEventForShare(transaction: DatabaseTransaction, eventId: string, clock: Clock) {
  const event = transaction
    .selectFrom('events')
    .select([
      'title as eventTitle',
      'teamCreationAllowed',
      'maxTeamSize',
      'registerEnd',
      'startTime',
      'cancelledAt',
      'deletedAt',
    ])
    .where('id', '=', eventId)
    .forShare();
  return transaction
    .selectFrom(event.as('held'))
    .selectAll()
    .select(clock.sqlNow().as('now'))
    .executeTakeFirst();
}

/**
 * Locks a team after its event, in the same order as hosts. Members must be read by a later statement,
 * because only that statement sees changes made during the wait (G-6).
 */
export async function lockTeam(transaction: DatabaseTransaction, teamId: string, clock: Clock) {
  const eventId = await findTeamEventId(transaction, teamId);
  const event = eventId === undefined ? undefined : await lockEventForShare(transaction, eventId, clock);
  if (event === undefined || event.deletedAt !== null) return undefined;
  const held = transaction
    .selectFrom('teams')
    .select(['id', 'eventId', 'name'])
    .where('id', '=', teamId)
    .forUpdate();
  const team = await transaction
    .selectFrom(held.as('held'))
    .selectAll()
    .select(clock.sqlNow().as('now'))
    .executeTakeFirst();
  return team === undefined ? undefined : { ...event, ...team };
}

/** The members of a locked team. */
export const findMembers = (
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

/**
 * Locks a team for its leader; for other callers the team is absent (TM-6).
 * @throws `NOT_FOUND`
 */
export async function lockTeamAsLeader(
  transaction: DatabaseTransaction,
  { teamId, leaderId, clock }: { teamId: string; leaderId: string; clock: Clock },
) {
  const team = await lockTeam(transaction, teamId, clock);
  if (team === undefined) return refuse('NOT_FOUND');
  const members = await findMembers(transaction, team);
  const leads = members.some(({ userId, leader }) => leader && userId === leaderId);
  return leads ? { team, members } : refuse('NOT_FOUND');
}
