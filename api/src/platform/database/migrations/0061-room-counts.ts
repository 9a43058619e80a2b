import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

/** An own allocation counts one person, a team's allocation its members without an own allocation (RM-3). */
const COUNT_PEOPLE = `case when allocation.user_id is not null then 1 else (
    select count(*) from team_members member
    where member.event_id = allocation.event_id and member.team_id = allocation.team_id and not exists (
      select from room_allocations own where own.event_id = member.event_id and own.user_id = member.user_id)
  ) end`;

const COUNT_ROOMS = `update rooms set allocated = counted.allocated, occupied = counted.people
  from (
    select given.event_id, given.room_id, count(allocation.room_id) as allocated,
      coalesce(sum(${COUNT_PEOPLE}) filter (where allocation.room_id is not null), 0) as people
    from unnest(event_ids, room_ids) as given (event_id, room_id)
    left join room_allocations allocation
      on allocation.event_id = given.event_id and allocation.room_id = given.room_id
    group by given.event_id, given.room_id
  ) as counted
  where rooms.event_id = counted.event_id and rooms.id = counted.room_id`;

const TRANSITIONS = {
  insert: { tables: 'new table as added', rows: 'select * from added' },
  update: {
    tables: 'old table as removed new table as added',
    rows: 'select * from removed union all select * from added',
  },
  delete: { tables: 'old table as removed', rows: 'select * from removed' },
};

type Operation = keyof typeof TRANSITIONS;

/** Calls `count_rooms` with the rooms that `rooms` selects; a trigger per statement has its own transition tables. */
function createTrigger(table: string, operation: Operation, rooms: string): string[] {
  const name = `count_rooms_on_${operation}_of_${table}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    declare
      event_ids uuid[];
      room_ids uuid[];
    begin
      with changed as (${TRANSITIONS[operation].rows})
      select array_agg(place.event_id), array_agg(place.room_id) into event_ids, room_ids from (${rooms}) as place;
      if event_ids is not null then perform count_rooms(event_ids, room_ids); end if;
      return null;
    end $$`,
    `create trigger ${name} after ${operation} on ${table} referencing ${TRANSITIONS[operation].tables}
      for each statement execute function ${name}()`,
  ];
}

const OF_TEAMS = `select place.event_id, place.room_id from changed
  join room_allocations place on place.event_id = changed.event_id and place.team_id = changed.team_id`;

/** Also the rooms of the teams that people with an own allocation belong to. */
const OF_ALLOCATIONS = `select event_id, room_id from changed
  union
  select place.event_id, place.room_id from changed
  join team_members member on member.event_id = changed.event_id and member.user_id = changed.user_id
  join room_allocations place on place.event_id = member.event_id and place.team_id = member.team_id`;

const OPERATIONS: Operation[] = ['insert', 'update', 'delete'];

const STATEMENTS = [
  // The locks of the triggers' creation keep changes away until the rooms are counted.
  `alter table rooms add column occupied integer not null default 0, add column allocated integer not null default 0`,
  // Members change concurrently. Only a statement after the lock sees what others committed meanwhile.
  `create function count_rooms(event_ids uuid[], room_ids uuid[]) returns void language plpgsql as $$ begin
    perform from (
      select from rooms where (event_id, id) in (select * from unnest(event_ids, room_ids))
      order by event_id, id for no key update
    ) as locked;
    ${COUNT_ROOMS};
  end $$`,
  ...OPERATIONS.flatMap((operation) => createTrigger('room_allocations', operation, OF_ALLOCATIONS)),
  ...OPERATIONS.flatMap((operation) => createTrigger('team_members', operation, OF_TEAMS)),
  `select count_rooms(array_agg(event_id), array_agg(id)) from rooms`,
];

/** The people and allocations of each room, so that a host's list does not count them (RM-1). */
export const roomCounts: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
