import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `create index room_allocations_newest
    on room_allocations (event_id, room_id, allocated_at desc, (coalesce(team_id, user_id)))`,
  `drop index room_allocations_of_room`,
];

/** A page of a room's people reads no others (RM-6). */
export const roomPages: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
