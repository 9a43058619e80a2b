import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** A host's events by start, with what their filters read, so that no other host's event is read (EV-31, HO-12). */
export const hostEventLists: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql
      .raw(
        `create index events_of_owner_by_start on events (owner_id, start_time, id)
          include (end_time, cancelled_at, category) where deleted_at is null`,
      )
      .execute(database);
  },
};
