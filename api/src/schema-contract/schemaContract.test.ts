import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../platform/database/migrations/migrations';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { findNarrowings } from './findNarrowings';
import { readLastRelease } from './lastRelease';
import { readSchemasAfterEach } from './readMigratedSchema';
import { readSchema, type Schema } from './readSchema';

const lastRelease = readLastRelease();
const names = Object.keys(migrations).toSorted();
const newest = names.at(-1) ?? '';
const sinceRelease = names.filter((name) => name > lastRelease.level);

describe('migrations since the last release', () => {
  let schemas: Map<string, Schema>;
  before(async () => {
    schemas = await readSchemasAfterEach(migrations, lastRelease.level);
  });

  const getSchemaAfter = (name: string): Schema => {
    const schema = schemas.get(name);
    assert.ok(schema !== undefined, name);
    return schema;
  };

  it('begin with the schema of the last release', () => {
    const { level, ...schema } = lastRelease;
    assert.deepEqual(getSchemaAfter(level), schema);
  });

  it('name the oldest compatible release, and remove only declared parts', () => {
    for (const name of sinceRelease) {
      const { compatibleWith, contracts = [] } = migrations[name] ?? {};
      assert.ok(compatibleWith !== undefined && compatibleWith < name, `${name} has no compatibleWith`);
      const earlier = names[names.indexOf(name) - 1] ?? '';
      assert.deepEqual(findNarrowings(getSchemaAfter(earlier), getSchemaAfter(name)), [...contracts], name);
    }
  });

  it('keep the schema compatible with the last release', () => {
    for (const name of sinceRelease)
      assert.ok(
        (migrations[name]?.compatibleWith ?? name) <= lastRelease.level,
        `${name} has to wait for the next release: the last one does not run on it`,
      );
    const declared = new Set(sinceRelease.flatMap((name) => migrations[name]?.contracts ?? []));
    const narrowings = findNarrowings(lastRelease, getSchemaAfter(newest));
    assert.deepEqual(
      narrowings.filter((narrowing) => !declared.has(narrowing)),
      [],
    );
  });
});

/** Each statement with its narrowings; a statement that only adds has none. */
const STEPS: readonly [statement: string, narrowings: readonly string[]][] = [
  ['alter table events add column mood text', []],
  ["alter table events add column mood text not null default 'good'", []],
  ["alter table events add column mood text check (mood <> 'bad')", []],
  ['alter table events add column mood text unique', []],
  [
    'create table moods (id uuid primary key references events (id) on delete cascade, mood text not null)',
    [],
  ],
  ['create index on events (title)', []],
  [
    'alter table attempt_names drop constraint attempt_names_pkey, add primary key (event_id, user_id) include (text)',
    [],
  ],
  [
    'alter table attempt_names drop constraint attempt_names_pkey, add primary key (user_id) include (text)',
    ['table attempt_names demands more: PRIMARY KEY (user_id) INCLUDE (text)'],
  ],
  ['alter table events add column mood text; create unique index moods on events (owner_id, mood)', []],
  [
    "alter table events add column mood text default 'good'; create unique index moods on events (owner_id, mood)",
    ['table events demands more: CREATE UNIQUE INDEX moods ON public.events USING btree (owner_id, mood)'],
  ],
  ['alter table events add column mood text not null', ['column events.mood must be given']],
  ['alter table events drop column url', ['column events.url is gone']],
  ['alter table events rename column festival to feast', ['column events.festival is gone']],
  [
    'alter table events alter column description drop not null',
    ['column events.description may be null now'],
  ],
  ['drop table release_hours', ['table release_hours is gone']],
  ['alter table rooms alter column position type text', ['column rooms.position is text instead of integer']],
  [
    'alter table events alter column festival set not null',
    ['column events.festival takes no null any more'],
  ],
  ['alter table events alter column version drop default', ['column events.version has no default any more']],
  ["alter table events add check (title <> '')", ["table events demands more: CHECK ((title <> ''::text))"]],
  [
    "alter table mails drop constraint mails_kind_check, add check (kind in ('more', 'code', 'single', 'bulk', 'announcement'))",
    [],
  ],
  [
    "alter table mails drop constraint mails_kind_check, add check (kind in ('code', 'single', 'announcement'))",
    [
      "table mails demands more: CHECK ((kind = ANY (ARRAY['code'::text, 'single'::text, 'announcement'::text])))",
    ],
  ],
  [
    'create unique index titles on events (lower(title))',
    ['table events demands more: CREATE UNIQUE INDEX titles ON public.events USING btree (lower(title))'],
  ],
  [
    'create table moods (id uuid primary key references events (id))',
    ['rows of events stay while moods refers to them: FOREIGN KEY (id) REFERENCES events(id)'],
  ],
];

describe('the comparison of schemas', () => {
  let test: TestDatabase;
  before(async () => {
    test = await buildDatabase();
  });
  after(() => test.close());

  for (const [statement, narrowings] of STEPS)
    it(`${narrowings.length === 0 ? 'accepts' : 'reports'}: ${statement}`, async () => {
      const takenBack = new Error('The step is taken back.');
      const step = test.database.transaction().execute(async (transaction) => {
        const earlier = await readSchema(transaction);
        await sql.raw(statement).execute(transaction);
        assert.deepEqual(findNarrowings(earlier, await readSchema(transaction)), narrowings);
        throw takenBack;
      });
      await assert.rejects(step, takenBack);
    });
});
