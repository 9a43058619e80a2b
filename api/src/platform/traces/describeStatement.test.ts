import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeStatement } from './describeStatement';

const cases = [
  [
    'select "id" from "events" where "id" = $1',
    'SELECT',
    'events',
    'select "id" from "events" where "id" = $1',
  ],
  ['insert into mails (id)\n  values ($1)', 'INSERT', 'mails', 'insert into mails (id) values ($1)'],
  ["update accounts set email = 'a@b.c'", 'UPDATE', 'accounts', 'update accounts set email = ?'],
  [
    "delete from sessions where name = 'O''Neil' limit 5",
    'DELETE',
    'sessions',
    'delete from sessions where name = ? limit ?',
  ],
  [
    'with x as (select 1) select 1.5, $12 from teams2',
    'WITH',
    'teams',
    'with x as (select ?) select ?, $12 from teams2',
  ],
  ["do $$ begin raise exception 'x'; end $$", 'DO', undefined, 'do ?'],
  ['commit', 'COMMIT', undefined, 'commit'],
] as const;

for (const [text, operation, table, withoutValues] of cases)
  it(`describes "${text}" without values`, () => {
    assert.deepEqual(describeStatement(text), { operation, table, withoutValues });
  });
