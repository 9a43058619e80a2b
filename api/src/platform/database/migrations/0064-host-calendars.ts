import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** The public events to come of a host in the order of their start, for the host's calendar (EV-42). */
export const hostCalendars: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql`create index events_to_come_of_owner on events (owner_id, start_time, id)
      where visibility = 'public' and deleted_at is null and cancelled_at is null and not is_past`.execute(
      database,
    );
  },
};
