import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

const STATEMENTS = [
  // Each registration paid up to a fifth of its writing for this index.
  `drop index if exists registrations_by_type`,
  // A change that names a room twice, such as a new leader of its team, counted it twice.
  `create or replace function count_rooms(event_ids uuid[], room_ids uuid[]) returns void language plpgsql as $$ begin
    perform from (
      select from rooms where (event_id, id) in (select * from unnest(event_ids, room_ids))
      order by event_id, id for no key update
    ) as locked;
    update rooms set allocated = counted.allocated, occupied = counted.people
    from (
      select given.event_id, given.room_id, count(allocation.room_id) as allocated,
        coalesce(sum(case when allocation.user_id is not null then 1 else (
          select count(*) from team_members member
          where member.event_id = allocation.event_id and member.team_id = allocation.team_id and not exists (
            select from room_allocations own where own.event_id = member.event_id and own.user_id = member.user_id)
        ) end) filter (where allocation.room_id is not null), 0) as people
      from (select distinct * from unnest(event_ids, room_ids)) as given (event_id, room_id)
      left join room_allocations allocation
        on allocation.event_id = given.event_id and allocation.room_id = given.room_id
      group by given.event_id, given.room_id
    ) as counted
    where rooms.event_id = counted.event_id and rooms.id = counted.room_id;
  end $$`,
  `select count_rooms(array_agg(event_id), array_agg(id)) from rooms`,
];

/** Corrects 0061 and takes an index of 0063 back (RM-1). */
export const roomsCountedOnce: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
