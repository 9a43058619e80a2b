import { tidyTeamName } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { cancelRequestsOfUser } from './closeRequests';
import { lockRegistration } from '../registration/lockRegistration';
import { lockEventForShare } from './lockTeam';
import { toNameSkeleton } from '../../platform/database/toNameSkeleton';
import { normaliseTeamName } from './queries';
import { hasStartedQuiz, requireTeamsOpen } from './teamDeadline';

interface NewOwnTeam {
  eventId: string;
  userId: string;
  form: { teamName: string; public: boolean };
  clock: Clock;
}

/**
 * Creates a team with its leader; unique keys on names and memberships resolve conflicts (TM-1, TM-3).
 * Returns whether this call created it: a repeat by the leader finds the existing team (G-7).
 * @throws `NOT_REGISTERED`, `ALREADY_IN_TEAM`, `TEAM_NAME_TAKEN`, `ATTEMPT_EXISTS`, or the error of the event
 */
export async function createTeam(transaction: DatabaseTransaction, team: NewOwnTeam): Promise<boolean> {
  const { eventId, userId, form, clock } = team;
  if (!(await lockRegistration(transaction, eventId, userId))) refuse('NOT_REGISTERED');
  const own = await findMembership(transaction, eventId, userId);
  if (own !== undefined)
    return own.leader && own.normalisedName === normaliseTeamName(tidyTeamName(form.teamName))
      ? false
      : refuse('ALREADY_IN_TEAM');
  const event = await lockEventForShare(transaction, eventId, clock);
  if (event === undefined || event.deletedAt !== null) return refuse('NOT_FOUND');
  if (!event.teamCreationAllowed) refuse('TEAMS_NOT_ALLOWED');
  requireTeamsOpen(event);
  if (await hasStartedQuiz(transaction, team)) refuse('ATTEMPT_EXISTS');
  const { now } = event;
  await insertTeam(transaction, { ...team, now });
  await cancelRequestsOfUser(transaction, { eventId, userId, now });
  return true;
}

const findMembership = (transaction: DatabaseTransaction, eventId: string, userId: string) =>
  transaction
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(['teamMembers.leader', 'teams.normalisedName'])
    .where('teamMembers.eventId', '=', eventId)
    .where('teamMembers.userId', '=', userId)
    .executeTakeFirst();

async function insertTeam(
  transaction: DatabaseTransaction,
  { eventId, userId, form, now }: NewOwnTeam & { now: Date },
): Promise<void> {
  const id = uuidv7();
  const name = tidyTeamName(form.teamName);
  const skeleton = toNameSkeleton(name);
  await requireUnlike(transaction, eventId, skeleton);
  const made = await transaction
    .insertInto('teams')
    .values({
      eventId,
      id,
      name,
      normalisedName: normaliseTeamName(name),
      skeleton,
      public: form.public,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) refuse('TEAM_NAME_TAKEN');
  const joined = await transaction
    .insertInto('teamMembers')
    .values({ eventId, teamId: id, userId, leader: true, joinedAt: now })
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (joined === undefined) refuse('ALREADY_IN_TEAM');
}

/** Compares the name with teams saved without a skeleton, which the unique key does not cover. */
async function requireUnlike(
  transaction: DatabaseTransaction,
  eventId: string,
  skeleton: string,
): Promise<void> {
  const others = await transaction
    .selectFrom('teams')
    .select('name')
    .where('eventId', '=', eventId)
    .where('skeleton', 'is', null)
    .execute();
  if (others.some(({ name }) => toNameSkeleton(name) === skeleton)) refuse('TEAM_NAME_TAKEN');
}
