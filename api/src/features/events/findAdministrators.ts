import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';

const selectAdministrators = (database: Database, eventId: string) =>
  database
    .selectFrom('eventAdministrators')
    .innerJoin('accounts', 'accounts.id', 'eventAdministrators.userId')
    .select([
      'accounts.id',
      'accounts.firstname as firstName',
      'accounts.lastname as lastName',
      'accounts.username',
      'accounts.imageUrl',
      'accounts.designation',
      'accounts.organization',
      'eventAdministrators.addedAt',
      'eventAdministrators.role',
      // Until the person has accepted, no reply shows the email (HO-4).
      sql<string>`case when accepted_at is null then '' else accounts.email end`.as('email'),
      sql<boolean>`accepted_at is not null`.as('accepted'),
    ])
    .where('eventAdministrators.eventId', '=', eventId);

/** An event's administrators, first added first. */
export const findAdministrators = (database: Database, eventId: string) =>
  selectAdministrators(database, eventId)
    .orderBy('eventAdministrators.addedAt')
    .orderBy('accounts.id')
    .execute();

export const findAdministrator = (database: Database, eventId: string, hostId: string) =>
  selectAdministrators(database, eventId).where('accounts.id', '=', hostId).executeTakeFirst();
