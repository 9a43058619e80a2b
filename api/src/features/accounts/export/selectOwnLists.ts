import { LATE_GRACE_MS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { toInterval } from '../../../platform/clock';
import type { TimedDatabase } from '../../../platform/database/TimedDatabase';
import type { Database } from '../../../platform/database/Database';

const EVENT_COLUMNS = ['events.id as eventId', 'events.title as eventTitle'] as const;

/** All data stored under a person's id, list by list; the reply schema names the columns (PR-6). */
export async function findOwnData(parts: TimedDatabase, accountId: string) {
  const { database } = parts;
  const [registrations, favourites, teams, attempts] = await Promise.all([
    findRegistrations(database, accountId),
    findFavourites(database, accountId),
    findTeams(database, accountId),
    findAttempts(parts, accountId),
  ]);
  const activities = {
    registrations,
    favourites,
    teams,
    attempts,
    ...(await findActivity(database, accountId)),
  };
  return { ...(await findAccountData(database, accountId)), ...activities };
}

async function findAccountData(database: Database, accountId: string) {
  const [account, sessions, answers, notifications, ownedEvents, administeredEvents] = await Promise.all([
    database.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow(),
    database.selectFrom('sessions').selectAll().where('accountId', '=', accountId).execute(),
    findAnswers(database, accountId),
    database.selectFrom('notifications').selectAll().where('recipientId', '=', accountId).execute(),
    database
      .selectFrom('events')
      .select([...EVENT_COLUMNS, 'createdAt'])
      .where('ownerId', '=', accountId)
      .execute(),
    database
      .selectFrom('eventAdministrators')
      .innerJoin('events', 'events.id', 'eventAdministrators.eventId')
      .select([...EVENT_COLUMNS, 'addedAt', 'acceptedAt'])
      .where('userId', '=', accountId)
      .execute(),
  ]);
  return { account, sessions, answers, notifications, ownedEvents, administeredEvents };
}

async function findActivity(database: Database, accountId: string) {
  const [joinRequests, recentViews, coins, badges] = await Promise.all([
    database
      .selectFrom('joinRequests')
      .innerJoin('events', 'events.id', 'joinRequests.eventId')
      .select([...EVENT_COLUMNS, 'teamId', 'state', 'message', 'requestedAt', 'answeredAt'])
      .where('userId', '=', accountId)
      .execute(),
    database
      .selectFrom('recentViews')
      .innerJoin('events', 'events.id', 'recentViews.eventId')
      .select([...EVENT_COLUMNS, 'viewedAt'])
      .where('userId', '=', accountId)
      .execute(),
    database
      .selectFrom('coinEntries')
      .leftJoin('events', 'events.id', 'coinEntries.eventId')
      .select((eb) => [
        'coinEntries.eventId',
        // Coins outlive a purged event, so the join is a left join.
        eb.fn.coalesce('events.title', eb.val('A deleted event')).as('eventTitle'),
        'reason',
        'coins',
        'at',
      ])
      .where('userId', '=', accountId)
      .execute(),
    database.selectFrom('badges').selectAll().where('userId', '=', accountId).execute(),
  ]);
  return { joinRequests, recentViews, coins, badges };
}

/** By way of the attempts, because the hot table of answers has no index by person. */
const findAnswers = (database: Database, accountId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('answers', (join) =>
      join.onRef('answers.eventId', '=', 'attempts.eventId').onRef('answers.userId', '=', 'attempts.userId'),
    )
    .selectAll('answers')
    .where('attempts.userId', '=', accountId)
    .execute();

const findRegistrations = (database: Database, accountId: string) =>
  database
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.eventId')
    .selectAll('registrations')
    .select('events.title as eventTitle')
    .where('userId', '=', accountId)
    .orderBy('registeredAt')
    .execute();

const findFavourites = (database: Database, accountId: string) =>
  database
    .selectFrom('favourites')
    .innerJoin('events', 'events.id', 'favourites.eventId')
    .select([...EVENT_COLUMNS, 'likedAt'])
    .where('userId', '=', accountId)
    .orderBy('likedAt')
    .execute();

const findTeams = (database: Database, accountId: string) =>
  database
    .selectFrom('teamMembers')
    .innerJoin('events', 'events.id', 'teamMembers.eventId')
    .innerJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .select([...EVENT_COLUMNS, 'teams.id as teamId', 'teams.name as teamName', 'leader', 'joinedAt'])
    .where('userId', '=', accountId)
    .orderBy('joinedAt')
    .execute();

/** Correct answers of a quiz that shows scores after the end are null until then (LB-3). */
const findAttempts = ({ database, clock }: TimedDatabase, accountId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('events', 'events.id', 'attempts.eventId')
    .leftJoin('quizzes', 'quizzes.eventId', 'attempts.eventId')
    .selectAll('attempts')
    .select([
      'events.title as eventTitle',
      sql<number | null>`case when quizzes.show_scores = 'after-end'
        and ${clock.sqlNow()} < events.end_time + ${toInterval(LATE_GRACE_MS)}
        then null else attempts.correct_answers end`.as('correctAnswers'),
    ])
    .where('userId', '=', accountId)
    .orderBy('startedAt')
    .execute();
