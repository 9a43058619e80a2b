import type { DatabaseTransaction } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import type { EventValues } from './EventValues';
import type { LockedEvent } from '../lockEvent';

/** A locked event and its new values. */
export interface EventChange {
  event: LockedEvent;
  current: EventValues;
  values: EventValues;
}

/**
 * Refuses a change that would invalidate existing teams, registrations or attempts (EV-17, EV-26).
 * @throws `TEAM_SIZE_CONFLICT`, `QUIZ_STARTED` or `CATEGORY_FIXED`
 */
export async function requireCompatibleChange(
  transaction: DatabaseTransaction,
  change: EventChange,
): Promise<void> {
  await requireTeamSizes(transaction, change);
  await requireQuizTimes(transaction, change);
  await requireCategoryFree(transaction, change);
}

async function requireTeamSizes(
  transaction: DatabaseTransaction,
  { event, current, values }: EventChange,
): Promise<void> {
  const ends = current.teamCreationAllowed && !values.teamCreationAllowed;
  if (!ends && values.maxTeamSize >= current.maxTeamSize) return;
  // Locks before counting, so that no team admits a member in between.
  const teams = await transaction
    .selectFrom('teams')
    .select('id')
    .where('eventId', '=', event.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (teams.length === 0) return;
  const tooLarge = await transaction
    .selectFrom('teamMembers')
    .select('teamId')
    .where('eventId', '=', event.id)
    .groupBy('teamId')
    .having((eb) => eb(eb.fn.countAll<number>(), '>', values.maxTeamSize))
    .limit(1)
    .executeTakeFirst();
  if (ends) refuse('TEAM_SIZE_CONFLICT');
  if (tooLarge === undefined) return;
  const message = `A team has more than ${values.maxTeamSize} people already.`;
  refuse('TEAM_SIZE_CONFLICT', { message, errors: [{ field: 'maxTeamSize', message }] });
}

/** Once an attempt exists, the start is fixed and the end can only move later (EV-26). */
async function requireQuizTimes(
  transaction: DatabaseTransaction,
  { event, current, values }: EventChange,
): Promise<void> {
  if (values.startTime === current.startTime && values.endTime >= current.endTime) return;
  const attempt = await transaction
    .selectFrom('attempts')
    .select('eventId')
    .where('eventId', '=', event.id)
    .limit(1)
    .executeTakeFirst();
  if (attempt !== undefined) refuse('QUIZ_STARTED');
}

async function requireCategoryFree(
  transaction: DatabaseTransaction,
  { event, current, values }: EventChange,
): Promise<void> {
  if (values.category === current.category) return;
  const found = await transaction
    .selectFrom('events')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('registrations')
            .select('registrations.id')
            .whereRef('registrations.eventId', '=', 'events.id')
            .where('registrations.state', '=', 'ACTIVE'),
        )
        .$castTo<boolean>()
        .as('registered'),
      eb
        .exists(
          eb
            .selectFrom('quizQuestions')
            .select('quizQuestions.id')
            .whereRef('quizQuestions.eventId', '=', 'events.id'),
        )
        .$castTo<boolean>()
        .as('asks'),
    ])
    .where('events.id', '=', event.id)
    .executeTakeFirstOrThrow();
  if (found.registered || found.asks) refuse('CATEGORY_FIXED');
}
