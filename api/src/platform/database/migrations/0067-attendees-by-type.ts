import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** Participants of one type read no others (HO-1). */
export const attendeesByType: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql`create index registrations_by_type on registrations (event_id, type, registered_at, id)
      include (user_id) where state = 'ACTIVE'`.execute(database);
  },
};
