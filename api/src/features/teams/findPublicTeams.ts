import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { toLikePattern } from '../../platform/database/toLikePattern';

const MAX_TEAMS_PER_SEARCH = 200;

/** Keys of public teams with their size; only these are joined with people. */
const selectFoundTeams = (database: Database, { eventId, q }: { eventId: string; q: string }) =>
  database
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('teamMembers')
          .select((members) => ['teamMembers.teamId', members.fn.countAll<number>().as('size')])
          .where('teamMembers.eventId', '=', eventId)
          .groupBy('teamMembers.teamId')
          .as('sizes'),
      (join) => join.onRef('sizes.teamId', '=', 'teams.id'),
    )
    .select([
      'teams.eventId',
      'teams.id',
      'teams.name',
      'teams.normalisedName',
      'events.maxTeamSize',
      'sizes.size',
    ])
    .select((eb) => eb('sizes.size', '<', eb.ref('events.maxTeamSize')).as('hasPlaces'))
    .where('teams.eventId', '=', eventId)
    .where('teams.public', '=', true)
    .$if(q !== '', (query) => query.where('teams.name', 'ilike', toLikePattern(q)))
    .orderBy('hasPlaces', 'desc')
    .orderBy('teams.normalisedName')
    .limit(MAX_TEAMS_PER_SEARCH);

/** Public teams of an event by a part of their name, those with free seats first, then by name (TM-13). */
export const findPublicTeams = (database: Database, of: { eventId: string; userId: string; q: string }) =>
  database
    .selectFrom(selectFoundTeams(database, of).as('found'))
    .innerJoin('teamMembers as leader', (join) =>
      join
        .onRef('leader.eventId', '=', 'found.eventId')
        .onRef('leader.teamId', '=', 'found.id')
        .on('leader.leader', '=', true),
    )
    .innerJoin('accounts', 'accounts.id', 'leader.userId')
    .leftJoin('teamMembers as own', (join) =>
      join
        .onRef('own.eventId', '=', 'found.eventId')
        .onRef('own.teamId', '=', 'found.id')
        .on('own.userId', '=', of.userId),
    )
    .leftJoin('joinRequests as request', (join) =>
      join
        .onRef('request.eventId', '=', 'found.eventId')
        .onRef('request.teamId', '=', 'found.id')
        .on('request.userId', '=', of.userId)
        .on('request.state', '=', 'PENDING'),
    )
    .select([
      'found.id',
      'found.name',
      'found.maxTeamSize',
      'found.size',
      'request.id as requestId',
      'accounts.firstname as leaderFirstname',
      'accounts.lastname as leaderLastname',
      'accounts.email as leaderEmail',
      sql<boolean>`own.user_id is not null`.as('own'),
      sql<Date | null>`(select max(answered_at) from join_requests as rejected
        where rejected.event_id = found.event_id and rejected.team_id = found.id
        and rejected.user_id = ${of.userId} and rejected.state = 'REJECTED')`.as('rejectedAt'),
    ])
    .orderBy('found.hasPlaces', 'desc')
    .orderBy('found.normalisedName')
    .execute();
