import { sql } from 'kysely';
import type { SchemaMigration } from './SchemaMigration';

// Without fastupdate a search never reads a list of pending entries.
const createSearchIndex = (table: string, text: string, condition = ''): string =>
  `create index ${table}_search on ${table} using gin (event_id, ${text} gin_trgm_ops)
    with (fastupdate = off) ${condition}`;

const REGISTRATION_TEXT = `(first_name || ' ' || last_name || ' ' || email || ' ' || institute || ' ' || phone_number)`;

/** Sets the text of one attempt, or of all attempts of a person. */
const saveText = (condition: string): string => `
  update attempt_names set text = find_attempt_name(attempts.event_id, attempts.user_id) from attempts
  where attempt_names.event_id = attempts.event_id and attempt_names.user_id = attempts.user_id and ${condition};`;

const createTrigger = (name: string, when: string, body: string): string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
  `create trigger ${name} after ${when} execute function ${name}()`,
];

const hasChanged = (columns: readonly string[]): string =>
  `(${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})`;

const ATTEMPT_NAMES = [
  // A table of its own, because each change of an attempt would write all trigrams again.
  `create table attempt_names (
    event_id uuid not null,
    user_id uuid not null,
    text text not null,
    primary key (event_id, user_id),
    foreign key (event_id, user_id) references attempts (event_id, user_id) on delete cascade
  )`,
  `create function find_attempt_name(event uuid, person uuid) returns text language sql stable as $$
    select concat(coalesce(registrations.first_name, accounts.firstname), ' ',
      coalesce(registrations.last_name, accounts.lastname), ' ', accounts.email)
    from accounts left join registrations on registrations.event_id = event
      and registrations.user_id = accounts.id and registrations.state = 'ACTIVE'
    where accounts.id = person
  $$`,
  // In a block, because a single statement has nine seconds.
  `do $$ begin
    insert into attempt_names (event_id, user_id, text)
    select event_id, user_id, find_attempt_name(event_id, user_id) from attempts;
  end $$`,
  // The lock orders a new attempt and a change of the name; the start of an attempt locks the registration itself.
  ...createTrigger(
    'name_new_attempt',
    'insert on attempts for each row',
    `perform from accounts where id = new.user_id for share;
     insert into attempt_names (event_id, user_id, text)
     values (new.event_id, new.user_id, find_attempt_name(new.event_id, new.user_id));`,
  ),
  ...createTrigger(
    'name_attempt_of_registration',
    `update on registrations for each row when ${hasChanged(['first_name', 'last_name', 'state'])}`,
    saveText('attempts.event_id = new.event_id and attempts.user_id = new.user_id'),
  ),
  ...createTrigger(
    'name_attempts_of_account',
    `update on accounts for each row when ${hasChanged(['firstname', 'lastname', 'email'])}`,
    saveText('attempts.user_id = new.id'),
  ),
];

const STATEMENTS = [
  `create extension if not exists btree_gin`,
  // The indexes of six million registrations take minutes.
  `set local statement_timeout = '600s'`,
  `set local maintenance_work_mem = '256MB'`,
  // Without it the planner looks for one registration in the index of the list, and so among everybody at the event.
  `create index registrations_active on registrations (event_id, user_id) where state = 'ACTIVE'`,
  createSearchIndex('registrations', REGISTRATION_TEXT, `where state = 'ACTIVE'`),
  createSearchIndex('teams', 'name'),
  ...ATTEMPT_NAMES,
  createSearchIndex('attempt_names', 'text'),

  // The words of listed events with the month of the end, so that a search reads no events of earlier months.
  `create index events_search_upcoming on events
    using gin (search_words, date_trunc('month', end_time at time zone 'UTC')) with (fastupdate = off)
    where visibility = 'public' and deleted_at is null and cancelled_at is null`,

  // Without it the planner expects few distinct results, and sorts them instead of reading an index in their order.
  `create statistics attempts_results (ndistinct) on event_id, correct_answers, seconds from attempts`,

  // The rank of each distinct result of an ended quiz, and how many people have it.
  `create table quiz_ranks (
    event_id uuid not null references quizzes (event_id) on delete cascade,
    correct_answers integer not null,
    seconds integer not null,
    people integer not null,
    rank integer not null,
    primary key (event_id, correct_answers, seconds)
  )`,
];

/** Searches for people within one event (HO-1, LB-5) and for events (RT-14), and the ranks of ended quizzes (LB-1). */
export const personSearch: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
