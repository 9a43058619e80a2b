import type { ObjectRule } from '@marquee/shared-contracts';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { hasEventRight, isRegisteredFor } from '../events/eventConditions';
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

/** Members, the event's hosts who see its participants, and for a public team everybody registered (TM-10). */
const seeTeamPolicy: Policy = async (database, context) => {
  const id = getCallerId(context);
  const found = await selectTeam(database, context)
    .where((eb) =>
      eb.or([
        isInTeam(eb, id, 'member'),
        hasEventRight(eb, id, 'participants'),
        eb.and([eb('teams.public', '=', true), isRegisteredFor(eb, id)]),
      ]),
    )
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

/** A private team is absent except for its members (TM-2). */
const joinTeamPolicy: Policy = async (database, context) => {
  const id = getCallerId(context);
  const found = await selectTeam(database, context)
    .select((eb) => ['events.visibility', isRegisteredFor(eb, id).as('registered')])
    .where((eb) => eb.or([eb('teams.public', '=', true), isInTeam(eb, id, 'member')]))
    .executeTakeFirst();
  if (found?.registered) return undefined;
  return found?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

const teamMemberPolicy: Policy = async (database, context) => {
  const found = await selectTeam(database, context)
    .where((eb) => isInTeam(eb, getCallerId(context), 'member'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

const teamLeaderPolicy: Policy = async (database, context) => {
  const found = await selectTeam(database, context)
    .where((eb) => isInTeam(eb, getCallerId(context), 'leader'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

/** A caller may always leave, also twice (G-7), because the reply reveals nothing new to the caller. */
const selfOrTeamLeaderPolicy: Policy = async (database, context) =>
  context.params.accountId === getCallerId(context) ? undefined : teamLeaderPolicy(database, context);

/** Only the team's leader may answer a request; for others it is absent (TM-6). */
const requestedTeamLeaderPolicy: Policy = async (database, context) => {
  const found = await selectTeams(database)
    .innerJoin('joinRequests', (join) =>
      join.onRef('joinRequests.eventId', '=', 'teams.eventId').onRef('joinRequests.teamId', '=', 'teams.id'),
    )
    .where('joinRequests.id', '=', context.params.requestId ?? '')
    .where((eb) => isInTeam(eb, getCallerId(context), 'leader'))
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

const findInvite = (database: Database, context: AuthContext) =>
  selectTeams(database)
    .innerJoin('teamInvites', (join) =>
      join.onRef('teamInvites.eventId', '=', 'teams.eventId').onRef('teamInvites.teamId', '=', 'teams.id'),
    )
    .select((eb) => isRegisteredFor(eb, getCallerId(context)).as('registered'))
    .where('teamInvites.code', '=', context.params.code ?? '')
    .executeTakeFirst();

/** An invite code gives access to its team (TM-2). */
const invitedPolicy: Policy = async (database, context) =>
  (await findInvite(database, context)) === undefined ? 'NOT_FOUND' : undefined;

/** An invite code reveals even a private event, so the error names the missing registration (G-5, RG-10). */
const invitedAndRegisteredPolicy: Policy = async (database, context) => {
  const found = await findInvite(database, context);
  if (found === undefined) return 'NOT_FOUND';
  return found.registered ? undefined : 'NOT_REGISTERED';
};

/** Policies about a team, by the names in endpoints. */
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
