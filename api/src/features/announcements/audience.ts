import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { selectRegistered } from '../teams/selectRegistered';

/** The people whom an announcement addresses, by default the registered ones; absent fields do not limit them. */
export interface Audience {
  eventId: string;
  state?: 'registered' | 'waiting' | 'pending' | undefined;
  team?: 'with' | 'without' | undefined;
  checkedIn?: 'yes' | 'no' | undefined;
}

/** The people in each state; only registered ones and guests have a check-in. Nothing is sent to guests (TK-9). */
const PEOPLE = {
  registered: sql`select event_id, user_id, checked_in_at from registrations where state = 'ACTIVE'
    and not exists (select from guests where account_id = user_id)`,
  waiting: sql`select event_id, user_id, null::timestamptz as checked_in_at from waits`,
  pending: sql`select event_id, user_id, null::timestamptz as checked_in_at from registration_requests
    where state = 'PENDING'`,
  guests: sql`select event_id, user_id, checked_in_at from guests
    join registrations on registrations.user_id = guests.account_id and registrations.state = 'ACTIVE'`,
};

function selectPeople(
  database: Database,
  {
    eventId,
    state = 'registered',
    team,
    checkedIn,
  }: Omit<Audience, 'state'> & { state?: keyof typeof PEOPLE | undefined },
) {
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
export async function countAudience(database: Database, audience: Audience) {
  const addressed = await countAddressed(database, audience);
  const muted = await countMuted(database, audience);
  return { recipients: addressed - muted, muted };
}

/** Counters have the registered people, with the guests, and without filters those who wait or ask. */
async function countAddressed(database: Database, audience: Audience): Promise<number> {
  const { eventId, state = 'registered', team, checkedIn } = audience;
  const isFiltered = team !== undefined || checkedIn !== undefined;
  if (state !== 'registered' && isFiltered) return countPeople(selectPeople(database, audience));
  const counted = await database
    .selectFrom('eventSeats')
    .select([selectRegistered(audience).as('registered'), 'waiting', 'requests as pending'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  if (state !== 'registered') return counted[state];
  return counted.registered - (await countPeople(selectPeople(database, { ...audience, state: 'guests' })));
}

/** The number of addressed people who muted the event. */
export const countMuted = (database: Database, audience: Audience): Promise<number> =>
  countPeople(selectPeople(database, audience).where('mutedAnnouncements.userId', 'is not', null));

async function countPeople(people: ReturnType<typeof selectPeople>): Promise<number> {
  const { count } = await people
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The people who get an announcement; those who muted the event are missing. */
export const findAudience = (transaction: DatabaseTransaction, audience: Audience) =>
  selectPeople(transaction, audience)
    .innerJoin('accounts', 'accounts.id', 'people.userId')
    .select(['accounts.id', 'accounts.email', 'accounts.firstname'])
    .where('mutedAnnouncements.userId', 'is', null)
    .orderBy('accounts.id')
    .execute();
