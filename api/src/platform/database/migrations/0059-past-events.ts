import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  `alter table events add column is_past boolean not null default false`,
  `create function reset_past_event() returns trigger language plpgsql as $$ begin
    new.is_past := false;
    return new;
  end $$`,
  // Hosts cannot move an ended event (EV-25), an operator's correction by SQL can; it is found at once.
  `create trigger reset_past_event before update of end_time on events
    for each row when (old.end_time <> new.end_time) execute function reset_past_event()`,
  // The indexes have expressions, because a condition beside the one on the time would make the planner expect too few events.
  `create index events_words_to_come on events using gin ((case when is_past then null else search_words end))
    with (fastupdate = off)`,
  `create index events_not_past on events ((case when is_past then null else end_time end))`,
  `create index events_past_newest on events (created_at desc, id desc) include (visibility, end_time, category, mode)
    where is_past and deleted_at is null and cancelled_at is null`,
];

/** Indexes of events that are not past, which do not grow with ended events (RT-14, RG-2). */
export const pastEvents: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
