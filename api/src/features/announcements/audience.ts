import type { Database, DatabaseTransaction } from '../../platform/database/Database';

/** The registered people whom an announcement addresses; absent fields do not limit them. */
export interface Audience {
  eventId: string;
  team?: 'with' | 'without' | undefined;
  checkedIn?: 'yes' | 'no' | undefined;
}

function selectAudience(database: Database, { eventId, team, checkedIn }: Audience) {
  return database
    .selectFrom('registrations')
    .leftJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.eventId', '=', 'registrations.eventId')
        .onRef('teamMembers.userId', '=', 'registrations.userId'),
    )
    .leftJoin('mutedAnnouncements', (join) =>
      join
        .onRef('mutedAnnouncements.eventId', '=', 'registrations.eventId')
        .onRef('mutedAnnouncements.userId', '=', 'registrations.userId'),
    )
    .where('registrations.eventId', '=', eventId)
    .where('registrations.state', '=', 'ACTIVE')
    .$if(team !== undefined, (query) =>
      query.where('teamMembers.userId', team === 'with' ? 'is not' : 'is', null),
    )
    .$if(checkedIn !== undefined, (query) =>
      query.where('registrations.checkedInAt', checkedIn === 'yes' ? 'is not' : 'is', null),
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
    .innerJoin('accounts', 'accounts.id', 'registrations.userId')
    .select(['accounts.id', 'accounts.email', 'accounts.firstname'])
    .where('mutedAnnouncements.userId', 'is', null)
    .orderBy('accounts.id')
    .execute();
