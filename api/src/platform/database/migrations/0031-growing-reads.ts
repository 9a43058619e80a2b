import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `create index registrations_in_order on registrations (event_id, registered_at, id) include (user_id)
    where state = 'ACTIVE'`,
  `create index events_of_owner_newest on events (owner_id, last_update desc, id) where deleted_at is null`,
  `create index accounts_hosts on accounts (firstname, lastname, id) where role = 'HOST' and state = 'ACTIVE'`,
  `create index mails_waiting on mails (coalesce(kind, 'bulk'), created_at)
    where sent_at is null and given_up_at is null`,

  // Everything of one person: own lists, the data file, and the deletion of an account.
  `create index attempts_of_user on attempts (user_id, event_id)`,
  `create index team_members_of_user on team_members (user_id, event_id)`,
  `create index join_requests_of_person on join_requests (user_id)`,
];

/** Indexes of reads that grew with the data of others. */
export const growingReads: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
