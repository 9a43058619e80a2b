import type { DatabaseTransaction } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import type { EventDraft } from './EventDraft';
import type { LockedEvent } from '../lockEvent';

/** An event that is held, and what it is to become. */
export interface EventChange {
  event: LockedEvent;
  current: EventDraft;
  draft: EventDraft;
}

/** Refuses a change that would break what people have done already: teams, registrations, attempts (EV-17, EV-26). */
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
  { event, current, draft }: EventChange,
): Promise<void> {
  const ends = current.teamCreationAllowed && !draft.teamCreationAllowed;
  if (!ends && draft.maxTeamSize >= current.maxTeamSize) return;
  // Held first, so that nobody is let into a team between the count and the change.
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
    .having((eb) => eb(eb.fn.countAll<number>(), '>', draft.maxTeamSize))
    .limit(1)
    .executeTakeFirst();
  if (ends || tooLarge !== undefined) refuse('TEAM_SIZE_CONFLICT');
}

/** Once somebody has started, the start is a fact, and nobody loses time (EV-26). */
async function requireQuizTimes(
  transaction: DatabaseTransaction,
  { event, current, draft }: EventChange,
): Promise<void> {
  if (draft.startTime === current.startTime && draft.endTime >= current.endTime) return;
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
  { event, current, draft }: EventChange,
): Promise<void> {
  if (draft.category === current.category) return;
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
