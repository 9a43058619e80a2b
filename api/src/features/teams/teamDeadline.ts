import { getTeamDeadline } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

/** The event of a locked team, with the database's time. */
interface LockedEvent {
  registerEnd: Date;
  startTime: Date;
  now: Date;
}

/**
 * Refuses to create or fill a team after cancellation or after the deadline.
 * @throws `EVENT_CANCELLED` or `TEAMS_CLOSED`
 */
export function requireTeamsOpen(event: LockedEvent & { cancelledAt: Date | null }): void {
  if (event.cancelledAt !== null) refuse('EVENT_CANCELLED');
  if (event.now >= getTeamDeadline(event)) refuse('TEAMS_CLOSED');
}

/** Whether a person has started the event's quiz, which excludes joining a team (TM-8). */
export async function hasStartedQuiz(
  transaction: DatabaseTransaction,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<boolean> {
  const attempt = await transaction
    .selectFrom('attempts')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return attempt !== undefined;
}

/**
 * Refuses to change a team after the deadline, or once a member has started the quiz (TM-8).
 * @throws `TEAMS_CLOSED` or `TEAM_STARTED`
 */
export async function requireChangeableTeam(
  transaction: DatabaseTransaction,
  team: LockedEvent & { id: string; eventId: string },
): Promise<void> {
  if (team.now >= getTeamDeadline(team)) refuse('TEAMS_CLOSED');
  const attempt = await transaction
    .selectFrom('attempts')
    .innerJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.eventId', '=', 'attempts.eventId')
        .onRef('teamMembers.userId', '=', 'attempts.userId'),
    )
    .select('attempts.userId')
    .where('teamMembers.eventId', '=', team.eventId)
    .where('teamMembers.teamId', '=', team.id)
    .limit(1)
    .executeTakeFirst();
  if (attempt !== undefined) refuse('TEAM_STARTED');
}
