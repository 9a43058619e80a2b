import type { ObjectRule } from '@marquee/shared-contracts';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { isHostOf, isRegisteredFor } from '../events/eventConditions';
import type { AuthContext, Policy } from '../../platform/access/Policy';

type TeamExpression = ExpressionBuilder<Tables, 'teams' | 'events'>;

const getCallerId = ({ caller }: AuthContext): string => caller?.id ?? '';

const selectTeams = (database: Database) =>
  database
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .select('teams.id')
    .where('events.deletedAt', 'is', null);

const selectTeam = (database: Database, { params }: AuthContext) =>
  selectTeams(database).where('teams.id', '=', params.teamId ?? '');

const isInTeam = (eb: TeamExpression, userId: string, as: 'member' | 'leader') =>
  eb
    .exists(
      eb
        .selectFrom('teamMembers')
        .select('teamMembers.userId')
        .whereRef('teamMembers.eventId', '=', 'teams.eventId')
        .whereRef('teamMembers.teamId', '=', 'teams.id')
        .where('teamMembers.userId', '=', userId)
        .$if(as === 'leader', (query) => query.where('teamMembers.leader', '=', true)),
    )
    .$castTo<boolean>();

/** Members, the event's hosts, and for a public team everybody registered (TM-10). */
const seeTeamPolicy: Policy = async (database, asked) => {
  const id = getCallerId(asked);
  const found = await selectTeam(database, asked)
    .where((eb) =>
      eb.or([
        isInTeam(eb, id, 'member'),
        isHostOf(eb, id),
        eb.and([eb('teams.public', '=', true), isRegisteredFor(eb, id)]),
      ]),
    )
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

/** A private team is as absent as none, except for its own members (TM-2). */
const joinTeamPolicy: Policy = async (database, asked) => {
  const id = getCallerId(asked);
  const found = await selectTeam(database, asked)
    .select((eb) => ['events.visibility', isRegisteredFor(eb, id).as('registered')])
    .where((eb) => eb.or([eb('teams.public', '=', true), isInTeam(eb, id, 'member')]))
    .executeTakeFirst();
  if (found?.registered) return undefined;
  return found?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

const teamMemberPolicy: Policy = async (database, asked) => {
  const found = await selectTeam(database, asked)
    .where((eb) => isInTeam(eb, getCallerId(asked), 'member'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

const teamLeaderPolicy: Policy = async (database, asked) => {
  const found = await selectTeam(database, asked)
    .where((eb) => isInTeam(eb, getCallerId(asked), 'leader'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

/** Everybody may be out of a team, also twice (G-7): of oneself nothing is told that one does not know. */
const selfOrTeamLeaderPolicy: Policy = async (database, asked) =>
  asked.params.accountId === getCallerId(asked) ? undefined : teamLeaderPolicy(database, asked);

/** Only the leader of the team that was asked answers; for others the request is absent (TM-6). */
const requestedTeamLeaderPolicy: Policy = async (database, asked) => {
  const found = await selectTeams(database)
    .innerJoin('joinRequests', (join) =>
      join.onRef('joinRequests.eventId', '=', 'teams.eventId').onRef('joinRequests.teamId', '=', 'teams.id'),
    )
    .where('joinRequests.id', '=', asked.params.requestId ?? '')
    .where((eb) => isInTeam(eb, getCallerId(asked), 'leader'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

const ownJoinRequestPolicy: Policy = async (database, { params, caller }) => {
  const found = await database
    .selectFrom('joinRequests')
    .select('id')
    .where('id', '=', params.requestId ?? '')
    .where('userId', '=', caller?.id ?? '')
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

const findInvite = (database: Database, asked: AuthContext) =>
  selectTeams(database)
    .innerJoin('teamInvites', (join) =>
      join.onRef('teamInvites.eventId', '=', 'teams.eventId').onRef('teamInvites.teamId', '=', 'teams.id'),
    )
    .select((eb) => isRegisteredFor(eb, getCallerId(asked)).as('registered'))
    .where('teamInvites.code', '=', asked.params.code ?? '')
    .executeTakeFirst();

/** An invite code shows its team (TM-2). */
const invitedPolicy: Policy = async (database, asked) =>
  (await findInvite(database, asked)) === undefined ? 'NOT_FOUND' : undefined;

/** An invite code reveals even a private event, so the error names the missing registration (G-5, RG-10). */
const invitedAndRegisteredPolicy: Policy = async (database, asked) => {
  const found = await findInvite(database, asked);
  if (found === undefined) return 'NOT_FOUND';
  return found.registered ? undefined : 'NOT_REGISTERED';
};

/** The object rules about a team, by the names that endpoints give. */
export const teamPolicies = {
  'may see the team': seeTeamPolicy,
  'may ask the team': joinTeamPolicy,
  'member of the team': teamMemberPolicy,
  'leader of the team': teamLeaderPolicy,
  'self or leader of the team': selfOrTeamLeaderPolicy,
  'leader of the asked team': requestedTeamLeaderPolicy,
  'own join request': ownJoinRequestPolicy,
  invited: invitedPolicy,
  'invited and registered': invitedAndRegisteredPolicy,
} satisfies Partial<Record<ObjectRule, Policy>>;
