import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';

/** The people whom an announcement addresses, by default the registered ones; absent fields do not limit them. */
export interface Audience {
  eventId: string;
  state?: 'registered' | 'waiting' | 'pending' | undefined;
  team?: 'with' | 'without' | undefined;
  checkedIn?: 'yes' | 'no' | undefined;
}

/** The people in each state; only registered ones have a check-in. Nothing is sent to guests (TK-9). */
const PEOPLE = {
  registered: sql`select event_id, user_id, checked_in_at from registrations where state = 'ACTIVE'
    and not exists (select from guests where account_id = user_id)`,
  waiting: sql`select event_id, user_id, null::timestamptz as checked_in_at from waits`,
  pending: sql`select event_id, user_id, null::timestamptz as checked_in_at from registration_requests
    where state = 'PENDING'`,
};

function selectAudience(database: Database, { eventId, state = 'registered', team, checkedIn }: Audience) {
  const people = sql<{ eventId: string; userId: string; checkedInAt: Date | null }>`(${PEOPLE[state]})`;
  return database
    .selectFrom(people.as('people'))
    .leftJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.eventId', '=', 'people.eventId')
        .onRef('teamMembers.userId', '=', 'people.userId'),
    )
    .leftJoin('mutedAnnouncements', (join) =>
      join
        .onRef('mutedAnnouncements.eventId', '=', 'people.eventId')
        .onRef('mutedAnnouncements.userId', '=', 'people.userId'),
    )
    .where('people.eventId', '=', eventId)
    .$if(team !== undefined, (query) =>
      query.where('teamMembers.userId', team === 'with' ? 'is not' : 'is', null),
    )
    .$if(checkedIn !== undefined, (query) =>
      query.where('people.checkedInAt', checkedIn === 'yes' ? 'is not' : 'is', null),
    );
}

/** The number of people who get an announcement, and of those who muted the event. */
export const countAudience = (database: Database, audience: Audience) =>
  selectAudience(database, audience)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('mutedAnnouncements.userId', 'is', null).as('recipients'),
      eb.fn.count<number>('mutedAnnouncements.userId').as('muted'),
    ])
    .executeTakeFirstOrThrow();

/** The people who get an announcement; those who muted the event are missing. */
export const findAudience = (transaction: DatabaseTransaction, audience: Audience) =>
  selectAudience(transaction, audience)
    .innerJoin('accounts', 'accounts.id', 'people.userId')
    .select(['accounts.id', 'accounts.email', 'accounts.firstname'])
    .where('mutedAnnouncements.userId', 'is', null)
    .orderBy('accounts.id')
    .execute();
