import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';

let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

/** Unique keys, with their condition if partial: the database enforces them, whatever the queries do. */
const KEYS: [table: string, columns: string, among?: string][] = [
  ['accounts', 'lower(email)'],
  ['accounts', 'username'],
  ['sign_up_drafts', 'id'],
  ['reset_codes', 'email'],
  ['registrations', 'event_id, user_id'],
  ['favourites', 'user_id, event_id'],
  ['recent_views', 'user_id, event_id'],
  ['attempts', 'event_id, user_id'],
  ['team_members', 'event_id, user_id'],
  ['team_members', 'event_id, team_id', 'leader'],
  ['teams', 'event_id, normalised_name'],
  ['teams', 'event_id, skeleton'],
  ['rooms', 'event_id, normalised_name'],
  ['join_requests', 'event_id, team_id, user_id', "(state = 'PENDING'::text)"],
  ['event_administrators', 'event_id, user_id'],
  ['timeline_entries', 'event_id, day'],
  ['answers', 'event_id, user_id, question_id'],
  ['coin_entries', 'user_id, reason, event_id'],
  ['badges', 'user_id, threshold'],
  ['notifications', 'recipient_id, dedupe_key'],
  ['idempotency_keys', 'account_id, route, key'],
];

it('has every key that decides between concurrent writes (G-6)', async () => {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' | ', indrelid::regclass::text,
      (select string_agg(pg_get_indexdef(indexrelid, place, true), ', ' order by place)
        from generate_series(1, indnkeyatts) as place),
      pg_get_expr(indpred, indrelid)) as key
    from pg_index where indisunique`.execute(test.database);
  const held = new Set(rows.map(({ key }) => key));
  for (const key of KEYS) assert.ok(held.has(key.join(' | ')), key.join(' | '));
});

it('refuses more people than seats, and a negative count (C5)', async () => {
  const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'event_seats'::regclass and contype = 'c' order by rule`.execute(test.database);
  assert.deepEqual(
    rows.map(({ rule }) => rule),
    [
      'CHECK (((capacity_max IS NULL) OR (taken <= capacity_max)))',
      'CHECK ((capacity_max >= 1))',
      'CHECK ((held >= 0))',
      'CHECK ((taken >= 0))',
    ],
  );
});

it('places each table once in docs/scale.md', async () => {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(test.database);
  const guide = readFileSync(new URL('../../../../docs/scale.md', import.meta.url), 'utf8');
  const [, ...columns] = guide.slice(guide.indexOf('| distributed by')).split(/^\| [^|\n]+\|/m);
  const placed = columns.flatMap((column) =>
    [...(column.split('|')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(placed.toSorted(), rows.map(({ name }) => name).toSorted());
});
