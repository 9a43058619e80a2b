import type { ExpressionBuilder } from 'kysely';
import { isPublished, isRegisteredFor } from '../events/eventConditions';
import type { Database, Tables } from '../../platform/database/Database';
import { CARD_COLUMNS } from '../events/toEventCard';
import { matchesFilter, type OwnListFilter } from './ownListFilter';
import { selectOwnRoom } from './selectOwnRoom';

const selectCards = (database: Database) =>
  database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .where('events.deletedAt', 'is', null)
    .where(isPublished);

/** Whether the person likes the event. */
export const isLikedBy = (eb: ExpressionBuilder<Tables, 'events'>, userId: string) =>
  eb
    .exists(
      eb
        .selectFrom('favourites')
        .select('favourites.eventId')
        .whereRef('favourites.eventId', '=', 'events.id')
        .where('favourites.userId', '=', userId),
    )
    .$castTo<boolean>();

/** Columns for `toRegistrationStatus`, from events left-joined with the person's membership and its team. */
export const STATUS_COLUMNS = [
  'events.minTeamSize',
  'events.joinLink',
  'teams.id as teamId',
  'teams.name as teamName',
  'teamMembers.leader',
] as const;

/** The person's flags for an event (RG-1). */
export const findRegistrationStatus = (database: Database, eventId: string, userId: string) =>
  database
    .selectFrom('events')
    .leftJoin('teamMembers', (join) =>
      join.onRef('teamMembers.eventId', '=', 'events.id').on('teamMembers.userId', '=', userId),
    )
    .leftJoin('teams', 'teams.id', 'teamMembers.teamId')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.eventId', '=', 'events.id').on('attempts.userId', '=', userId),
    )
    .select((eb) => [
      isRegisteredFor(eb, userId).as('registered'),
      isLikedBy(eb, userId).as('favourite'),
      'attempts.state as attemptState',
      'events.registerEnd',
      'events.startTime',
      selectOwnRoom(userId).as('room'),
      eb
        .exists(
          eb
            .selectFrom('mutedAnnouncements')
            .select('mutedAnnouncements.userId')
            .whereRef('mutedAnnouncements.eventId', '=', 'events.id')
            .where('mutedAnnouncements.userId', '=', userId),
        )
        .$castTo<boolean>()
        .as('announcementsMuted'),
    ])
    .select(STATUS_COLUMNS)
    .where('events.id', '=', eventId)
    .executeTakeFirst();

interface OwnListInput {
  userId: string;
  filter: OwnListFilter;
}

/** The person's registered events that are upcoming or running and match, soonest first (RG-16). */
export const findRegisteredEvents = (
  database: Database,
  { userId, filter, now }: OwnListInput & { now: Date },
) =>
  selectCards(database)
    .where((eb) => matchesFilter(eb, filter))
    .innerJoin('registrations', 'registrations.eventId', 'events.id')
    .leftJoin('teamMembers', (join) =>
      join.onRef('teamMembers.eventId', '=', 'events.id').on('teamMembers.userId', '=', userId),
    )
    .leftJoin('teams', 'teams.id', 'teamMembers.teamId')
    .leftJoin('attempts', (join) =>
      join.onRef('attempts.eventId', '=', 'events.id').on('attempts.userId', '=', userId),
    )
    .select((eb) => ['registrations.registeredAt as since', eb.lit(true).as('registered')])
    .select('attempts.state as attemptState')
    .select(STATUS_COLUMNS)
    .where('registrations.userId', '=', userId)
    .where('registrations.state', '=', 'ACTIVE')
    .where('events.cancelledAt', 'is', null)
    .where('events.endTime', '>', now)
    .orderBy('events.startTime')
    .orderBy('events.id')
    .execute();

/** The person's liked events that match, newest like first, including ended events (RG-17). */
export const findFavourites = (database: Database, { userId, filter }: OwnListInput) =>
  selectCards(database)
    .where((eb) => matchesFilter(eb, filter))
    .innerJoin('favourites', 'favourites.eventId', 'events.id')
    .select((eb) => ['favourites.likedAt as since', isRegisteredFor(eb, userId).as('registered')])
    .where('favourites.userId', '=', userId)
    .orderBy('favourites.likedAt', 'desc')
    .orderBy('events.id')
    .execute();

export async function saveFavourite(
  database: Database,
  liked: { userId: string; eventId: string; likedAt: Date },
): Promise<void> {
  await database
    .insertInto('favourites')
    .values(liked)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite(database: Database, userId: string, eventId: string): Promise<void> {
  await database
    .deleteFrom('favourites')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .execute();
}
