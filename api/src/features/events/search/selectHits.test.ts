import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { events, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost } from '../../../testing/buildAccount';
import { addHours, buildEvents } from '../../../testing/buildEvent';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { findInRange } from './findInRange';
import { type EventQuery, type HitRange, selectHits } from './selectHits';
import { withIndexes } from './withIndexes';

const test = setUpTestApp();

/** Events on 60 days before and behind now; one in nine has the word. */
const DAYS = 60;
const PER_DAY = 18;

const inDays = (days: number) => ({
  registerStart: addHours(test, 24 * days - 24),
  registerEnd: addHours(test, 24 * days),
  startTime: addHours(test, 24 * days + 1),
  endTime: addHours(test, 24 * days + 3),
});

interface Find {
  hits?: number;
  isThinning?: boolean;
  /** The filter's end, in days from now. */
  to?: number;
}

const toTitle = (index: number) => (index % 9 === 0 ? 'Poetry evening' : 'Chess evening');

describe('the hits of a search (RT-14)', () => {
  before(async () => {
    const host = await buildHost(test);
    const days = Array.from({ length: 2 * DAYS }, (_, index) => index - DAYS);
    await buildEvents(
      test,
      host,
      days.flatMap((day) =>
        Array.from({ length: PER_DAY }, (_, index) => ({ title: toTitle(index), ...inDays(day) })),
      ),
    );
  });

  const rows: [isPast: boolean, days: number | undefined, found: number][] = [
    [false, undefined, 2 * DAYS],
    [false, 10, 2 * 10],
    [true, undefined, 2 * DAYS],
    [true, -10, 2 * 10],
  ];
  for (const [isPast, days, found] of rows)
    it(`${isPast ? 'that ended' : 'to come'} ${days === undefined ? 'have no limit' : 'lie within ten days'}, by each index`, async () => {
      const find = async (by: HitRange['by']) => {
        const until = days === undefined ? undefined : addHours(test, 24 * days);
        const range: HitRange = { isPast, until, by };
        const side = test.database
          .selectFrom('events')
          .where('events.endTime', isPast ? '<=' : '>', test.clock.now());
        return (await selectHits(side, ['poetry'], range).execute()).map(({ id }) => id);
      };
      const hits = await find('words');
      assert.equal(hits.length, found);
      assert.deepEqual(await find('ends'), hits);
      assert.deepEqual(await find('period'), hits);
    });

  const indexes: [title: string, range: Omit<HitRange, 'until'>, index: string | undefined][] = [
    ['by the words of coming events', { isPast: false, by: 'words' }, 'events_words_to_come'],
    ['by the words of all events', { isPast: true, by: 'words' }, 'events_search_words'],
    ['by the order of the ends', { isPast: false, by: 'ends' }, undefined],
    ['by the period', { isPast: false, by: 'period' }, undefined],
  ];
  for (const [title, range, index] of indexes)
    it(`come ${title}`, async () => {
      const plan = await withIndexes(test.database, async (database) => {
        const query = selectHits(database.selectFrom('events'), ['poetry'], { ...range, until: undefined });
        return JSON.stringify((await sql<object>`explain ${query}`.execute(database)).rows);
      });
      assert.equal(/events_(words_to_come|search_words)/.exec(plan)?.[0], index);
    });

  /** The ways of each search of a word, which finds this many hits; the first ones may have a limit. */
  async function findWays(word: string, { hits = 1, isThinning = false, to }: Find): Promise<string[]> {
    const ways: string[] = [];
    const sampling = {
      words: [word],
      isPast: false,
      from: test.clock.now(),
      to: to === undefined ? undefined : addHours(test, 24 * to),
      isThinning,
      filter: (query: EventQuery) => query,
    };
    await findInRange(test.database, sampling, async ({ until, by }) => {
      ways.push(until === undefined ? by : `${by}, limited`);
      return { found: undefined, hits };
    });
    return ways;
  }

  /** As if there were so many times as many events. */
  const multiplyEvents = (factor: number) =>
    sql`update event_totals set events = events * ${factor}::numeric`.execute(test.database);

  describe('among thirty times as many events', () => {
    before(() => multiplyEvents(30));
    after(() => multiplyEvents(1 / 30));

    const ways: [title: string, word: string, find: Find, ways: string[]][] = [
      ['a period, if it has enough hits', 'poetry', { hits: MAX_SEARCH_HITS }, ['words, limited']],
      ['a period, then all events', 'poetry', { hits: MAX_SEARCH_HITS - 1 }, ['words, limited', 'words']],
      ['the order of the ends, for a common word', 'evening', {}, ['ends']],
      [
        'a part of that order, where hits thin out',
        'evening',
        { isThinning: true, hits: MAX_SEARCH_HITS },
        ['ends, limited'],
      ],
      ['the period of the filter, if it is short', 'evening', { to: 1 }, ['period']],
      ['the order of the ends, if that period is long', 'evening', { to: 200 }, ['ends']],
      ['all events, for a rare word', 'haiku', {}, ['words']],
    ];
    for (const [title, word, find, expected] of ways)
      it(`are searched in ${title}`, async () => {
        assert.deepEqual(await findWays(word, find), expected);
      });
  });

  describe('among twenty times as many events', () => {
    before(() => multiplyEvents(20));
    after(() => multiplyEvents(1 / 20));

    const hits = MAX_SEARCH_HITS;
    for (const [title, isThinning, expected] of [
      ['a period with two thirds of the events', false, 'words, limited'],
      ['all of them, where hits thin out', true, 'words'],
    ] as const)
      it(`are searched in ${title}`, async () => {
        assert.deepEqual(await findWays('poetry', { hits, isThinning }), [expected]);
      });
  });

  it('are searched in all events, if the period has most of them', async () => {
    assert.deepEqual(await findWays('poetry', {}), ['words']);
  });

  const search = async (q: string) => {
    // Searches are cached for a second.
    test.clock.advance(1);
    const { content, totalElements } = (await test.call(events.search, { query: { q } })).body;
    return [totalElements, new Set(content.map(({ title }) => title))];
  };

  it('are all found, or as many as a search lists', async () => {
    assert.deepEqual(await search('poetry'), [2 * DAYS, new Set(['Poetry evening'])]);
    assert.deepEqual((await search('evening'))[0], MAX_SEARCH_HITS);
  });

  it('are the same in a database with so many events that the word is common', async () => {
    await multiplyEvents(3000);
    assert.deepEqual(await search('poetry'), [2 * DAYS, new Set(['Poetry evening'])]);
    assert.deepEqual(await findWays('poetry', {}), ['ends']);
  });
});
