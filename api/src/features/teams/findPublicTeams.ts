import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { toLikePattern } from '../../platform/database/toLikePattern';

const MAX_TEAMS_PER_SEARCH = 200;

/** Keys of public teams with or without places, by name; an index has their order. */
const selectTeams = ({ eventId, q }: { eventId: string; q: string }, hasPlaces: boolean) => sql`(
  select teams.event_id, teams.id, teams.name, teams.normalised_name, teams.size, events.max_team_size,
    ${hasPlaces}::boolean as has_places
  from teams join events on events.id = teams.event_id
  where teams.event_id = ${eventId} and teams.public and (teams.size < events.max_team_size) = ${hasPlaces}
    ${q === '' ? sql`` : sql`and teams.name ilike ${toLikePattern(q)}`}
  order by teams.normalised_name limit ${MAX_TEAMS_PER_SEARCH})`;

interface FoundTeam {
  eventId: string;
  id: string;
  name: string;
  normalisedName: string;
  size: number;
  maxTeamSize: number;
  hasPlaces: boolean;
}

/** Only these teams are joined with people. */
const selectFoundTeams = (of: { eventId: string; q: string }) => sql<FoundTeam>`(
  ${selectTeams(of, true)} union all ${selectTeams(of, false)}
  order by has_places desc, normalised_name limit ${MAX_TEAMS_PER_SEARCH})`;

/** Public teams of an event by a part of their name, those with free seats first, then by name (TM-13). */
export const findPublicTeams = (database: Database, of: { eventId: string; userId: string; q: string }) =>
  database
    .selectFrom(selectFoundTeams(of).as('found'))
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
