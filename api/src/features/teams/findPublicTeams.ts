import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { toLikePattern } from '../../platform/database/toLikePattern';

const MAX_TEAMS_PER_SEARCH = 200;

/** Public teams of an event by a part of their name, those with free places first, then by name (TM-13). */
export const findPublicTeams = (database: Database, of: { eventId: string; userId: string; q: string }) =>
  database
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .innerJoin('teamMembers', (join) =>
      join.onRef('teamMembers.eventId', '=', 'teams.eventId').onRef('teamMembers.teamId', '=', 'teams.id'),
    )
    .innerJoin('accounts', 'accounts.id', 'teamMembers.userId')
    .leftJoin('joinRequests as request', (join) =>
      join
        .onRef('request.eventId', '=', 'teams.eventId')
        .onRef('request.teamId', '=', 'teams.id')
        .on('request.userId', '=', of.userId)
        .on('request.state', '=', 'PENDING'),
    )
    .select((eb) => [
      'teams.id',
      'teams.name',
      'events.maxTeamSize',
      'request.id as requestId',
      eb.fn.countAll<number>().as('size'),
      sql<string>`max(firstname) filter (where leader)`.as('leaderFirstname'),
      sql<string>`max(lastname) filter (where leader)`.as('leaderLastname'),
      sql<string>`max(email) filter (where leader)`.as('leaderEmail'),
      sql<boolean>`bool_or(accounts.id = ${of.userId})`.as('own'),
      sql<Date | null>`(select max(answered_at) from join_requests as rejected
        where rejected.event_id = teams.event_id and rejected.team_id = teams.id
        and rejected.user_id = ${of.userId} and rejected.state = 'REJECTED')`.as('rejectedAt'),
    ])
    .where('teams.eventId', '=', of.eventId)
    .where('teams.public', '=', true)
    .$if(of.q !== '', (query) => query.where('teams.name', 'ilike', toLikePattern(of.q)))
    .groupBy(['teams.eventId', 'teams.id', 'events.maxTeamSize', 'request.id'])
    .orderBy((eb) => eb(eb.fn.countAll<number>(), '<', eb.ref('events.maxTeamSize')), 'desc')
    .orderBy('teams.normalisedName')
    .limit(MAX_TEAMS_PER_SEARCH)
    .execute();
