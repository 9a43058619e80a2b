import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { attendees, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildHackathon } from '../../testing/buildTeam';
import { registerCopies } from '../../testing/registerCopies';
import { setUpTestApp } from '../../testing/setUpTestApp';

const PEOPLE = 7_000;
/** More than are read at once, of one person each. */
const TEAMS = 140;
const test = setUpTestApp();

const isInTeam = (place: number): boolean => place % (PEOPLE / TEAMS) === 1;
const isSecond = (place: number): boolean => place % 2 === 0;

/** Words of an institute, and whether the person at a place of the list has it. */
const words: Record<string, (place: number) => boolean> = {
  everybody: () => true,
  tenth: (place) => place % 10 === 0,
  first: (place) => place < 900,
  // So few between them that a search in order finds too few.
  ends: (place) => place < 900 || place >= 6_800,
  'almost a thousand': (place) => place < 900 || place >= 6_950,
  late: (place) => place >= 3_500 && place < 4_900,
  last: (place) => place === PEOPLE - 1,
  nobody: () => false,
};

async function saveTeams(eventId: string, leaders: string[]): Promise<void> {
  const people = sql`unnest(${leaders}::uuid[]) with ordinality as people (id, number)`;
  await sql`insert into teams (event_id, id, name, normalised_name, public, created_at)
    select ${eventId}, gen_random_uuid(), 'Comet ' || number || '. second', 'comet ' || number || '. second', true, now()
    from ${people}`.execute(test.database);
  await sql`insert into team_members (event_id, user_id, team_id, leader, joined_at)
    select ${eventId}, people.id, teams.id, true, now()
    from ${people} join teams on event_id = ${eventId} and name like 'Comet ' || number || '.%'`.execute(
    test.database,
  );
}

describe('a search among the people of a large event (HO-1)', () => {
  let host: TestAccount;
  let eventId = '';
  let ids: string[] = [];

  before(async () => {
    host = await buildHost(test);
    eventId = await buildHackathon(test, host);
    ids = await registerCopies(test, { eventId, count: PEOPLE });
    const institutes = ids.map((_, place) =>
      [...Object.keys(words).filter((word) => words[word]?.(place)), isSecond(place) ? 'second' : ''].join(
        ' ',
      ),
    );
    await sql`update registrations set institute = people.institute,
        registered_at = registered_at + make_interval(secs => people.place)
      from unnest(${ids}::uuid[], ${institutes}::text[]) with ordinality as people (id, institute, place)
      where event_id = ${eventId} and user_id = people.id`.execute(test.database);
    await sql`update event_seats set taken = ${PEOPLE} where event_id = ${eventId}`.execute(test.database);
    const leaders = ids.filter((_, place) => isInTeam(place));
    await saveTeams(eventId, leaders);
  });

  const list = async (query: Record<string, string>) =>
    (await test.call(attendees.list, { params: { eventId }, query: { size: '500', ...query } }, host.token))
      .body;

  /** The ids on all pages, and the number of people that the first page tells. */
  const readAll = async (query: Record<string, string>) => {
    let page = await list(query);
    const { totalElements } = page;
    const found = page.participants.map(({ id }) => id);
    while (page.next !== undefined) {
      page = await list({ ...query, after: page.next });
      found.push(...page.participants.map(({ id }) => id));
    }
    return { totalElements, found };
  };

  const cases: [query: Record<string, string>, isFound: (place: number) => boolean][] = [
    ...Object.entries(words).map(([q, isFound]): (typeof cases)[number] => [{ q }, isFound]),
    [{ q: 'second' }, (place) => isSecond(place) || isInTeam(place)],
    [{ q: 'comet' }, isInTeam],
    [{ q: 'comet 7.' }, (place) => place === 1 + (6 * PEOPLE) / TEAMS],
    [{ q: 'comet', team: 'without' }, () => false],
    [{ q: 'everybody', team: 'with' }, isInTeam],
    [{ q: 'everybody', team: 'without' }, (place) => !isInTeam(place)],
    [{ q: 'second', team: 'without' }, isSecond],
    [{ q: 'everybody', type: 'Others' }, () => false],
  ];
  for (const [query, isFound] of cases)
    it(`finds each person of ${JSON.stringify(query)} once, first registered first`, async () => {
      const expected = ids.filter((_, place) => isFound(place));
      const { totalElements, found } = await readAll(query);
      assert.equal(totalElements, Math.min(expected.length, MAX_SEARCH_HITS));
      assert.deepEqual(found, expected);
      const second = await list({ ...query, page: '1' });
      assert.deepEqual(
        second.participants.map(({ id }) => id),
        expected.slice(500, 1_000),
      );
    });
});
