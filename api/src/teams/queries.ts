import type { OwnTeam } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../database/Database';

/** The person's own team in an event, members in the order they came, the leader first (TM-11). */
export const findOwnTeam = (database: Database, eventId: string, userId: string) =>
  database
    .selectFrom('teamMembers as own')
    .innerJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'own.eventId').onRef('teams.id', '=', 'own.teamId'),
    )
    .innerJoin('events', 'events.id', 'own.eventId')
    .select([
      'teams.id',
      'teams.name',
      'teams.public',
      'own.leader',
      'events.title as eventTitle',
      'events.minTeamSize',
      'events.maxTeamSize',
      'events.registerEnd',
      'events.startTime',
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
        .whereRef('member.eventId', '=', 'own.eventId')
        .whereRef('member.teamId', '=', 'own.teamId')
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .where('own.eventId', '=', eventId)
    .where('own.userId', '=', userId)
    .executeTakeFirst();

export interface NewTeam {
  eventId: string;
  id: string;
  name: string;
  public: boolean;
  leaderId: string;
  now: Date;
}

/** The form in which names are told apart: an event has no two teams of one name (TM-1). */
const normalisedName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Saves a team with its leader as its first member; run it in a transaction. */
export async function saveTeam(database: Database, { leaderId, now, ...team }: NewTeam): Promise<void> {
  await database
    .insertInto('teams')
    .values({ ...team, normalisedName: normalisedName(team.name), createdAt: now })
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
