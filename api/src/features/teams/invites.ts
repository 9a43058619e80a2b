import { randomUUID } from 'node:crypto';
import type { InvitePreview, InvitingTeam } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { addMember } from './addMember';
import { lockRegistration } from '../registration/lockRegistration';
import { createTeamCode } from './findInviteByCode';
import { lockTeamAsLeader, lockTeam } from './lockTeam';
import { findOwnTeamId, findTeam } from './queries';
import { toTeamView } from './toTeamView';
import { hasStartedQuiz, requireTeamsOpen } from './teamDeadline';

const WEEK = 7 * 86_400_000;

/**
 * Creates a team's invite and voids the previous invite (TM-2). The code is a UUID with 122 random bits.
 * @throws `NOT_FOUND`, or the error of closed teams
 */
export async function makeInvite(
  transaction: DatabaseTransaction,
  { teamId, leaderId, clock }: { teamId: string; leaderId: string; clock: Clock },
): Promise<{ code: string; teamCode: string; expiresAt: Date }> {
  const { team } = await lockTeamAsLeader(transaction, { teamId, leaderId, clock });
  requireTeamsOpen(team);
  const invite = {
    code: randomUUID(),
    teamCode: createTeamCode(),
    expiresAt: new Date(team.now.getTime() + WEEK),
  };
  await transaction
    .insertInto('teamInvites')
    .values({ eventId: team.eventId, teamId, ...invite })
    .onConflict((conflict) => conflict.columns(['eventId', 'teamId']).doUpdateSet(invite))
    .execute();
  return invite;
}

interface Invited {
  code: string;
  person: { id: string; firstname: string; lastname: string };
  clock: Clock;
}

/**
 * Joins the invite's team. Returns its event, and whether this call added the member (TM-2, G-7).
 * @throws `NOT_FOUND`, `INVITE_EXPIRED`, `NOT_REGISTERED`, `ALREADY_IN_TEAM`, `ATTEMPT_EXISTS` or `TEAM_FULL`
 */
export async function joinByInvite(
  transaction: DatabaseTransaction,
  { code, person, clock }: Invited,
): Promise<{ eventId: string; isFirst: boolean }> {
  const { eventId, teamId } = await requireInvite(transaction, code, clock);
  if (!(await lockRegistration(transaction, eventId, person.id))) refuse('NOT_REGISTERED');
  const team = (await lockTeam(transaction, teamId, clock)) ?? refuse('NOT_FOUND');
  const ownTeamId = await findOwnTeamId(transaction, eventId, person.id);
  if (ownTeamId !== undefined)
    return ownTeamId === teamId ? { eventId, isFirst: false } : refuse('ALREADY_IN_TEAM');
  // Checked again under the lock, because the leader may have voided the invite meanwhile.
  requireUnexpired(await requireInvite(transaction, code, clock));
  if (await hasStartedQuiz(transaction, { eventId, userId: person.id })) refuse('ATTEMPT_EXISTS');
  const added = await addMember(transaction, team, { person, byId: person.id });
  return added ? { eventId, isFirst: true } : refuse('ALREADY_IN_TEAM');
}

/**
 * The invite's team: name, leader and number of free seats (TM-2).
 * @throws `NOT_FOUND` or `INVITE_EXPIRED`
 */
export async function readInvite(
  database: Database,
  { code, userId, clock }: { code: string; userId: string; clock: Clock },
): Promise<InvitingTeam> {
  const invite = await requireInvite(database, code, clock);
  requireUnexpired(invite);
  const { teamId, now } = invite;
  const row = (await findTeam(database, teamId, userId)) ?? refuse('NOT_FOUND');
  const { teamName, leader } = toTeamView(row, { readsEmails: false, now });
  return { teamName, leader, freePlaces: Math.max(0, row.maxTeamSize - row.members.length) };
}

/**
 * The names of an invite's team and event, for everybody with its link; a private event stays unnamed (EV-10).
 * @throws `NOT_FOUND` or `INVITE_EXPIRED`
 */
export async function previewInvite(
  database: Database,
  { code, clock }: { code: string; clock: Clock },
): Promise<InvitePreview> {
  const invite = await requireInvite(database, code, clock);
  requireUnexpired(invite);
  const found = await database
    .selectFrom('teams')
    .innerJoin('events', 'events.id', 'teams.eventId')
    .select(['teams.name', 'events.title', 'events.visibility'])
    .where('teams.id', '=', invite.teamId)
    .where('events.deletedAt', 'is', null)
    .executeTakeFirst();
  const { name, title, visibility } = found ?? refuse('NOT_FOUND');
  return { teamName: name, eventTitle: visibility === 'public' ? title : null };
}

async function requireInvite(database: Database, code: string, clock: Clock) {
  const invite = await database
    .selectFrom('teamInvites')
    .select(['eventId', 'teamId', 'expiresAt', clock.sqlNow().as('now')])
    .where('code', '=', code)
    .executeTakeFirst();
  return invite ?? refuse('NOT_FOUND');
}

function requireUnexpired({ expiresAt, now }: { expiresAt: Date; now: Date }): void {
  if (now >= expiresAt) refuse('INVITE_EXPIRED');
}
