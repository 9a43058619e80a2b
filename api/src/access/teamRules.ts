import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/Database';
import { isHostOf, isRegisteredFor } from './eventConditions';
import type { Asked, ObjectQuery } from './ObjectQuery';

type TeamExpression = ExpressionBuilder<Tables, 'teams' | 'events'>;

const callerOf = ({ caller }: Asked): string => caller?.id ?? '';

const teams = (database: Database) =>
  database
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .select('teams.id')
    .where('events.deletedAt', 'is', null);

const teamOf = (database: Database, { params }: Asked) =>
  teams(database).where('teams.id', '=', params.teamId ?? '');

const isIn = (eb: TeamExpression, userId: string, as: 'member' | 'leader') =>
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
export const maySee: ObjectQuery = async (database, asked) => {
  const id = callerOf(asked);
  const found = await teamOf(database, asked)
    .where((eb) =>
      eb.or([
        isIn(eb, id, 'member'),
        isHostOf(eb, id),
        eb.and([eb('teams.public', '=', true), isRegisteredFor(eb, id)]),
      ]),
    )
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

/** A private team is as absent as none, except for its own members (TM-2). */
export const mayAsk: ObjectQuery = async (database, asked) => {
  const id = callerOf(asked);
  const found = await teamOf(database, asked)
    .select((eb) => ['events.visibility', isRegisteredFor(eb, id).as('registered')])
    .where((eb) => eb.or([eb('teams.public', '=', true), isIn(eb, id, 'member')]))
    .executeTakeFirst();
  if (found?.registered) return undefined;
  return found?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

export const member: ObjectQuery = async (database, asked) => {
  const found = await teamOf(database, asked)
    .where((eb) => isIn(eb, callerOf(asked), 'member'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

export const leader: ObjectQuery = async (database, asked) => {
  const found = await teamOf(database, asked)
    .where((eb) => isIn(eb, callerOf(asked), 'leader'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

/** Everybody may be out of a team, also twice (G-7): of oneself nothing is told that one does not know. */
export const selfOrLeader: ObjectQuery = async (database, asked) =>
  asked.params.accountId === callerOf(asked) ? undefined : leader(database, asked);

/** Only the leader of the team that was asked answers; for others the request is absent (TM-6). */
export const leaderOfAsked: ObjectQuery = async (database, asked) => {
  const found = await teams(database)
    .innerJoin('joinRequests', (join) =>
      join.onRef('joinRequests.eventId', '=', 'teams.eventId').onRef('joinRequests.teamId', '=', 'teams.id'),
    )
    .where('joinRequests.id', '=', asked.params.requestId ?? '')
    .where((eb) => isIn(eb, callerOf(asked), 'leader'))
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

export const ownRequest: ObjectQuery = async (database, { params, caller }) => {
  const found = await database
    .selectFrom('joinRequests')
    .select('id')
    .where('id', '=', params.requestId ?? '')
    .where('userId', '=', caller?.id ?? '')
    .executeTakeFirst();
  return found === undefined ? 'NOT_FOUND' : undefined;
};

const inviteOf = (database: Database, asked: Asked) =>
  teams(database)
    .innerJoin('teamInvites', (join) =>
      join.onRef('teamInvites.eventId', '=', 'teams.eventId').onRef('teamInvites.teamId', '=', 'teams.id'),
    )
    .select((eb) => isRegisteredFor(eb, callerOf(asked)).as('registered'))
    .where('teamInvites.code', '=', asked.params.code ?? '')
    .executeTakeFirst();

/** Who holds an invite may see whose it is (TM-2). */
export const invited: ObjectQuery = async (database, asked) =>
  (await inviteOf(database, asked)) === undefined ? 'NOT_FOUND' : undefined;

/** Who holds an invite knows of the event, also of a private one, and is told to register first (G-5, RG-10). */
export const invitedAndRegistered: ObjectQuery = async (database, asked) => {
  const found = await inviteOf(database, asked);
  if (found === undefined) return 'NOT_FOUND';
  return found.registered ? undefined : 'NOT_REGISTERED';
};
