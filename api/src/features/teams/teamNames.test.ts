import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { teams } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { teamNames } from '../../platform/database/migrations/0018-team-names';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildHackathon, buildRegistered } from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const test = setUpTestApp({}, async () => {
  host = await buildHost(test);
});
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  eventId = await buildHackathon(test, host);
});

const create = async (teamName: string) =>
  test.call(
    teams.create,
    { params: { eventId }, body: { teamName } },
    (await buildRegistered(test, eventId)).token,
  );

/** Pairs that people read as the same name. */
const ALIKE: Record<string, [string, string]> = {
  'a ligature': ['Fireflies', 'ﬁreflies'],
  'Cyrillic letters': ['Cosmic Cows', 'Соѕmіс Соwѕ'],
  'a Cyrillic capital': ['Bears', 'Вears'],
  'a capital I and a small L': ['Illini', 'lIlini'],
  'a digit': ['Octopus One', '0ctopus One'],
  'mathematical letters': ['Night Owls', '𝐍𝐢𝐠𝐡𝐭 𝐎𝐰𝐥𝐬'],
  'full-width letters': ['Rainmakers', 'Ｒａｉｎｍａｋｅｒｓ'],
  'a zero-width space': ['Quiet Current', 'Quiet\u200b Current'],
  'a soft hyphen': ['Tide Table', 'Ti\u00adde Table'],
  'a variation selector': ['Owls ❤', 'Owls ❤\ufe0f'],
  'a space of another width': ['Switch Off', 'Switch\u2003Off'],
  'two letters for one': ['Modern', 'Modem'],
};

describe('the name of a team (TM-1)', () => {
  for (const [what, [first, second]] of Object.entries(ALIKE))
    it(`is taken when another looks alike by ${what}`, async () => {
      assert.equal((await create(first)).status, 201);
      const { status, error } = await create(second);
      assert.deepEqual([status, error?.code], [409, 'TEAM_NAME_TAKEN']);
    });

  it('is free when it only resembles another', async () => {
    for (const name of ['Night Owls', 'Night Owl', 'Nights Owl', 'Night-Owls', 'रात के उल्लू', 'रात का उल्लू'])
      assert.equal((await create(name)).status, 201, name);
  });

  it('requires visible characters', async () => {
    for (const name of [
      '\u200b\u200b\u200b',
      '\u2800\u2800',
      '\u3164\u3164',
      '\u00ad\u2060',
      'a\u200b',
      '\u202e\u202e',
    ])
      assert.equal(
        (await create(name)).error?.errors?.[0]?.message,
        'Team name must have 2 to 40 characters.',
        JSON.stringify(name),
      );
  });

  it('drops marks that change the direction of text', async () => {
    const { body } = await create('\u202eslwO\u202c thgiN\u200f');
    assert.equal(body.data.teamName, 'slwO thgiN');
  });

  it('is compared with names that an older release saved without a skeleton', async () => {
    assert.equal((await create('Night Owls')).status, 201);
    await test.database.updateTable('teams').set({ skeleton: null }).where('eventId', '=', eventId).execute();
    assert.equal((await create('Nіght Оwls')).status, 409);
    assert.equal((await create('Day Owls')).status, 201);
  });
});

describe('the migration of names', () => {
  const insertUnmigrated = async (rows: [event: string, name: string][]) => {
    await sql`alter table teams drop column skeleton`.execute(test.database);
    for (const [event, name] of rows)
      await sql`insert into teams (event_id, id, name, normalised_name, created_at)
        values (${event}, ${uuidv7()}, ${name}, ${name.toLowerCase()}, ${test.clock.now()})`.execute(
        test.database,
      );
    await teamNames.up(test.database);
    const events = rows.map(([event]) => event);
    const saved = await test.database
      .selectFrom('teams')
      .select(['eventId', 'name', 'skeleton'])
      .where('eventId', 'in', events)
      .orderBy('id')
      .execute();
    return saved.map(({ eventId: event, name, skeleton }) => [event, name, skeleton]);
  };

  it('assigns the skeleton to the oldest of an event’s look-alikes, and never fails', async () => {
    const other = await buildHackathon(test, host);
    assert.deepEqual(
      await insertUnmigrated([
        [eventId, 'Night Owls'],
        [eventId, 'Nіght Оwls'],
        [other, 'Nіght Оwls'],
        [other, 'Day Owls'],
      ]),
      [
        [eventId, 'Night Owls', 'nlght owls'],
        [eventId, 'Nіght Оwls', null],
        [other, 'Nіght Оwls', 'nlght owls'],
        [other, 'Day Owls', 'day owls'],
      ],
    );
    assert.equal((await create('Nіght Owls')).status, 409);
  });
});

describe('twenty concurrent look-alikes', () => {
  const spellings = ['Night Owls', 'Nіght Owls', 'Night Оwls', 'Nіght Оwls', 'Night\u200b Owls'];

  it('create one team', { skip: skipWithoutPostgres }, async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => buildRegistered(test, eventId)));
    const made = await Promise.all(
      people.map(({ token }, index) =>
        test.call(
          teams.create,
          { params: { eventId }, body: { teamName: spellings[index % spellings.length] ?? '' } },
          token,
        ),
      ),
    );
    assert.deepEqual(made.map(({ status }) => status).toSorted(), [201, ...Array(19).fill(409)]);
  });

  it('would create more without the unique skeleton', { skip: skipWithoutPostgres }, async () => {
    await sql`drop index teams_skeleton`.execute(test.database);
    const people = await Promise.all(Array.from({ length: 20 }, () => buildRegistered(test, eventId)));
    const made = await Promise.all(
      people.map(({ token }, index) =>
        test.call(
          teams.create,
          { params: { eventId }, body: { teamName: spellings[index % spellings.length] ?? '' } },
          token,
        ),
      ),
    );
    assert.ok(made.filter(({ status }) => status === 201).length > 1);
  });
});
