import { type StoredAnswer, LATE_GRACE_MS, type RegistrationForm } from '@marquee/shared-contracts';
import { type Expression, sql } from 'kysely';
import { toInterval } from '../../../platform/clock';
import type { TimedDatabase } from '../../../platform/database/TimedDatabase';
import type { Database } from '../../../platform/database/Database';

const OWN_EVENT_COLUMNS = ['events.id as eventId', 'events.title as eventTitle'] as const;

/** Only its hosts see the title of a draft, also if it was published before (EV-41). */
const eventTitle =
  sql<string>`case when events.draft is null then events.title else 'An unpublished event' end`.as(
    'eventTitle',
  );
const EVENT_COLUMNS = ['events.id as eventId', eventTitle] as const;

/** Queries of all lists stored under a person's id; the reply schema names the columns (PR-6). */
export const selectOwnLists = (parts: TimedDatabase, accountId: string) => ({
  registrations: selectRegistrations(parts.database, accountId),
  favourites: selectFavourites(parts.database, accountId),
  teams: selectTeams(parts.database, accountId),
  attempts: selectAttempts(parts, accountId),
  ...selectActivity(parts.database, accountId),
  ...selectAccountLists(parts.database, accountId),
});

const selectAccountLists = (database: Database, accountId: string) => ({
  sessions: database.selectFrom('sessions').selectAll().where('accountId', '=', accountId),
  answers: selectAnswers(database, accountId),
  notifications: database.selectFrom('notifications').selectAll().where('recipientId', '=', accountId),
  ownedEvents: database
    .selectFrom('events')
    .select([...OWN_EVENT_COLUMNS, 'createdAt'])
    .where('ownerId', '=', accountId),
  administeredEvents: database
    .selectFrom('eventAdministrators')
    .innerJoin('events', 'events.id', 'eventAdministrators.eventId')
    .select([...OWN_EVENT_COLUMNS, 'addedAt', 'acceptedAt', 'eventAdministrators.role'])
    .where('userId', '=', accountId),
  announcements: database
    .selectFrom('announcements')
    .innerJoin('events', 'events.id', 'announcements.eventId')
    .select([...OWN_EVENT_COLUMNS, 'subject', 'text', 'announcements.createdAt as sentAt'])
    .where('authorId', '=', accountId),
  certificates: database
    .selectFrom('certificates')
    .innerJoin('certificateDesigns', 'certificateDesigns.id', 'certificates.designId')
    .select(['eventTitle', 'code', 'name', 'kind', 'certificates.issuedAt', 'revokedAt', 'reason'])
    .where('userId', '=', accountId),
  mutedAnnouncements: database
    .selectFrom('mutedAnnouncements')
    .innerJoin('events', 'events.id', 'mutedAnnouncements.eventId')
    .select([...EVENT_COLUMNS, 'mutedAt'])
    .where('userId', '=', accountId),
});

/** A kept form, with its answers apart. */
const selectForm = (form: Expression<unknown>) => [
  sql<RegistrationForm>`${form} - 'answers'`.as('form'),
  sql<StoredAnswer[]>`coalesce(${form}->'answers', '[]')`.as('answers'),
];

const selectActivity = (database: Database, accountId: string) => ({
  waits: database
    .selectFrom('waits')
    .innerJoin('events', 'events.id', 'waits.eventId')
    .select([...EVENT_COLUMNS, 'joinedAt', 'offeredUntil'])
    .select((eb) => selectForm(eb.ref('waits.form')))
    .where('userId', '=', accountId),
  requests: database
    .selectFrom('registrationRequests')
    .innerJoin('events', 'events.id', 'registrationRequests.eventId')
    .select([...EVENT_COLUMNS, 'state', 'requestedAt', 'message'])
    .select((eb) => selectForm(eb.ref('registrationRequests.form')))
    .where('userId', '=', accountId),
  joinRequests: database
    .selectFrom('joinRequests')
    .innerJoin('events', 'events.id', 'joinRequests.eventId')
    .select([...EVENT_COLUMNS, 'teamId', 'state', 'message', 'requestedAt', 'answeredAt'])
    .where('userId', '=', accountId),
  recentViews: database
    .selectFrom('recentViews')
    .innerJoin('events', 'events.id', 'recentViews.eventId')
    .select([...EVENT_COLUMNS, 'viewedAt'])
    .where('userId', '=', accountId),
  coins: database
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
    .where('userId', '=', accountId),
  badges: database.selectFrom('badges').selectAll().where('userId', '=', accountId),
});

/** By way of the attempts, because the hot table of answers has no index by person. */
const selectAnswers = (database: Database, accountId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('answers', (join) =>
      join.onRef('answers.eventId', '=', 'attempts.eventId').onRef('answers.userId', '=', 'attempts.userId'),
    )
    .selectAll('answers')
    .where('attempts.userId', '=', accountId);

const selectRegistrations = (database: Database, accountId: string) =>
  database
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.eventId')
    .selectAll('registrations')
    .select(eventTitle)
    .where('userId', '=', accountId)
    .orderBy('registeredAt');

const selectFavourites = (database: Database, accountId: string) =>
  database
    .selectFrom('favourites')
    .innerJoin('events', 'events.id', 'favourites.eventId')
    .select([...EVENT_COLUMNS, 'likedAt'])
    .where('userId', '=', accountId)
    .orderBy('likedAt');

const selectTeams = (database: Database, accountId: string) =>
  database
    .selectFrom('teamMembers')
    .innerJoin('events', 'events.id', 'teamMembers.eventId')
    .innerJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .select([...EVENT_COLUMNS, 'teams.id as teamId', 'teams.name as teamName', 'leader', 'joinedAt'])
    .where('userId', '=', accountId)
    .orderBy('joinedAt');

/** Correct answers of a quiz that shows scores after the end are null until then (LB-3). */
const selectAttempts = ({ database, clock }: TimedDatabase, accountId: string) =>
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
    .orderBy('startedAt');
