import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `create index registrations_checked_in on registrations (event_id)
    where checked_in_at is not null and state = 'ACTIVE'`,

  // The lock of the trigger's creation keeps members away until the teams are counted.
  `alter table teams add column size integer not null default 0`,
  `create function count_team_members() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      update teams set size = size - 1 where event_id = old.event_id and id = old.team_id;
    end if;
    if tg_op <> 'DELETE' then
      update teams set size = size + 1 where event_id = new.event_id and id = new.team_id;
    end if;
    return null;
  end $$`,
  `create trigger count_new_members after insert or delete on team_members
    for each row execute function count_team_members()`,
  `create trigger count_moved_members after update on team_members
    for each row when (old.team_id is distinct from new.team_id) execute function count_team_members()`,
  `update teams set size = (select count(*) from team_members
    where team_members.event_id = teams.event_id and team_members.team_id = teams.id)`,
  `create index teams_public on teams (event_id, normalised_name) include (id, size) where public`,
];

/** The sizes of teams, and an index of check-ins, so that reads of a large event do not count its people. */
export const largeEvents: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
