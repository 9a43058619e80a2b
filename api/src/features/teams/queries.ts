import type { OwnTeam } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { isHostOf } from '../events/eventConditions';
import type { Database } from '../../platform/database/Database';
import { toNameSkeleton } from '../../platform/database/toNameSkeleton';
import { selectOwnRoom } from '../registration/selectOwnRoom';

/** Teams of existing events, each with its members in order of joining, the leader first (TM-11). */
const selectTeams = (database: Database) =>
  database
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .select([
      'teams.id',
      'teams.eventId',
      'teams.name',
      'teams.public',
      'events.title as eventTitle',
      'events.minTeamSize',
      'events.maxTeamSize',
      'events.registerEnd',
      'events.startTime',
      'events.timezone',
    ])
    .select((eb) =>
      eb
        .selectFrom('teamMembers as member')
        .innerJoin('accounts', 'accounts.id', 'member.userId')
        .select(
          sql<OwnTeam['members']>`json_agg(json_build_object(
            'id', accounts.id, 'firstname', firstname, 'lastname', lastname, 'email', email,
            'leader', member.leader) order by member.leader desc, member.joined_at, accounts.id)`.as(
            'members',
          ),
        )
        .whereRef('member.eventId', '=', 'teams.eventId')
        .whereRef('member.teamId', '=', 'teams.id')
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .where('events.deletedAt', 'is', null);

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** A team, and whether the caller is a host of its event; the policy has checked access (TM-10). */
export const findTeam = (database: Database, teamId: string, userId: string) =>
  selectTeams(database)
    .select((eb) => isHostOf(eb, userId).as('hosted'))
    .where('teams.id', '=', teamId)
    .executeTakeFirst();

/** The person's team in an event, with its live invite (TM-11) and the person's room (RM-5). */
export const findOwnTeam = (database: Database, of: { eventId: string; userId: string; now: Date }) =>
  selectTeams(database)
    .innerJoin('teamMembers as own', (join) =>
      join.onRef('own.eventId', '=', 'teams.eventId').onRef('own.teamId', '=', 'teams.id'),
    )
    .leftJoin('teamInvites', (join) =>
      join
        .onRef('teamInvites.eventId', '=', 'teams.eventId')
        .onRef('teamInvites.teamId', '=', 'teams.id')
        .on('teamInvites.expiresAt', '>', of.now),
    )
    .select(['own.leader', 'teamInvites.code', 'teamInvites.teamCode', 'teamInvites.expiresAt'])
    .select(selectOwnRoom(of.userId).as('room'))
    .where('own.eventId', '=', of.eventId)
    .where('own.userId', '=', of.userId)
    .executeTakeFirst();

/** A team's pending requests, oldest first. */
export const findPendingRequests = (database: Database, team: { eventId: string; id: string }) =>
  database
    .selectFrom('joinRequests')
    .innerJoin('accounts', 'accounts.id', 'joinRequests.userId')
    .select([
      'joinRequests.id',
      'joinRequests.userId',
      'joinRequests.message',
      'joinRequests.requestedAt',
      'accounts.firstname',
      'accounts.lastname',
    ])
    .where('joinRequests.eventId', '=', team.eventId)
    .where('joinRequests.teamId', '=', team.id)
    .where('joinRequests.state', '=', 'PENDING')
    .orderBy('joinRequests.requestedAt')
    .orderBy('joinRequests.id')
    .execute();

/** A request to join, with the requesting person. */
export const findRequest = (database: Database, requestId: string) =>
  database
    .selectFrom('joinRequests')
    .innerJoin('accounts', 'accounts.id', 'joinRequests.userId')
    .select([
      'joinRequests.id',
      'joinRequests.eventId',
      'joinRequests.teamId',
      'joinRequests.userId',
      'joinRequests.state',
      'accounts.firstname',
      'accounts.lastname',
      'accounts.email',
    ])
    .where('joinRequests.id', '=', requestId)
    .executeTakeFirst();

/** The event of a team. */
export const findTeamEventId = async (database: Database, teamId: string): Promise<string | undefined> =>
  (await database.selectFrom('teams').select('eventId').where('id', '=', teamId).executeTakeFirst())?.eventId;

/** The person's team in an event. */
export const findOwnTeamId = async (
  database: Database,
  eventId: string,
  userId: string,
): Promise<string | undefined> =>
  (
    await database
      .selectFrom('teamMembers')
      .select('teamId')
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.teamId;

/** Whether an event has teams. */
export const hasTeams = async (database: Database, eventId: string): Promise<boolean> =>
  (
    await database
      .selectFrom('events')
      .select('teamCreationAllowed')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
  ).teamCreationAllowed;

export interface NewTeam {
  eventId: string;
  id: string;
  name: string;
  public: boolean;
  leaderId: string;
  now: Date;
}

/** The normalized form of a team name, unique per event (TM-1). */
export const normaliseTeamName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Saves a team with its leader as its first member; requires a transaction. */
export async function saveTeam(database: Database, { leaderId, now, ...team }: NewTeam): Promise<void> {
  await database
    .insertInto('teams')
    .values({
      ...team,
      normalisedName: normaliseTeamName(team.name),
      skeleton: toNameSkeleton(team.name),
      createdAt: now,
    })
    .execute();
  await saveMember(database, {
    eventId: team.eventId,
    teamId: team.id,
    userId: leaderId,
    leader: true,
    joinedAt: now,
  });
}

export async function saveMember(
  database: Database,
  member: { eventId: string; teamId: string; userId: string; leader: boolean; joinedAt: Date },
): Promise<void> {
  await database.insertInto('teamMembers').values(member).execute();
}
