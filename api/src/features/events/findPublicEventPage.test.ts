import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { events, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { buildHost } from '../../testing/buildAccount';
import { addHours, buildEvents } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

/** An event from one hour to another, counted from now, open for registration until it starts. */
const toEvent = (title: string, [start, end]: [number, number], given: object = {}) => ({
  title,
  registerStart: addHours(test, -900),
  registerEnd: addHours(test, start),
  startTime: addHours(test, start),
  endTime: addHours(test, end),
  ...given,
});

const list = async (query: Record<string, string>) => {
  // Lists are cached for a second.
  test.clock.advance(1);
  return (await test.call(events.search, { query })).body;
};
let created: Date;
/** Hours after the events were created; the test's clock goes on. */
const inHours = (hours: number) => new Date(created.getTime() + hours * 3_600_000).toISOString();

describe('events of a period (RT-30)', () => {
  before(async () => {
    const host = await buildHost(test);
    created = test.clock.now();
    await buildEvents(test, host, [
      toEvent('Ended', [-9, -1]),
      toEvent('Running', [-1, 2]),
      toEvent('Long', [-100, 200]),
      toEvent('Next', [5, 8], { category: 'quiz' }),
      toEvent('Closed', [6, 9], { registerEnd: addHours(test, -1) }),
      toEvent('Later', [50, 60], { mode: 'offline', venue: 'Hall' }),
      toEvent('Last', [100, 101]),
    ]);
  });

  const rows: [title: string, query: () => Record<string, string>, found: string[]][] = [
    ['all that have not ended', () => ({}), ['Long', 'Running', 'Next', 'Closed', 'Later', 'Last']],
    ['from now', () => ({ from: inHours(0) }), ['Long', 'Running', 'Next', 'Closed', 'Later', 'Last']],
    [
      'from before now',
      () => ({ from: inHours(-8) }),
      ['Long', 'Running', 'Next', 'Closed', 'Later', 'Last'],
    ],
    ['from amid an event', () => ({ from: inHours(55) }), ['Long', 'Later', 'Last']],
    ['from the end of an event', () => ({ from: inHours(60) }), ['Long', 'Last']],
    ['from a start', () => ({ from: inHours(100) }), ['Long', 'Last']],
    ['until a start', () => ({ to: inHours(6) }), ['Long', 'Running', 'Next']],
    ['within an event', () => ({ from: inHours(6.5), to: inHours(7) }), ['Long', 'Next', 'Closed']],
    ['between events', () => ({ from: inHours(10), to: inHours(40) }), ['Long']],
    ['open', () => ({ open: 'yes' }), ['Next', 'Later', 'Last']],
    ['open and offline', () => ({ open: 'yes', mode: 'offline' }), ['Later']],
    ['open quizzes until', () => ({ open: 'yes', category: 'quiz', to: inHours(50) }), ['Next']],
  ];
  const listPages = async (query: Record<string, string>, size: number, pages: number) => {
    const listed: string[][] = [];
    for (let page = 0; page < pages; page += 1) {
      const { content } = await list({ ...query, size: String(size), page: String(page) });
      listed.push(content.map((event) => event.title));
    }
    return listed;
  };

  for (const size of [1, 2, 3])
    it(`come in numbered pages of ${size}`, async () => {
      const titles = ['Long', 'Running', 'Next', 'Closed', 'Later', 'Last'];
      const pages = titles.length / size;
      const expected = Array.from({ length: pages }, (_, page) =>
        titles.slice(page * size, (page + 1) * size),
      );
      assert.deepEqual(await listPages({}, size, pages + 1), [...expected, []]);
    });

  for (const [title, query, found] of rows)
    it(`${title}, also one by one`, async () => {
      const whole = await list(query());
      assert.deepEqual(
        [whole.content.map((event) => event.title), whole.totalElements],
        [found, found.length],
      );
      const single: string[] = [];
      for (let after: string | undefined = ''; after !== undefined;) {
        const page = await list({ ...query(), size: '1', ...(after !== '' && { after }) });
        assert.equal(page.totalElements, found.length);
        single.push(...page.content.map((event) => event.title));
        after = page.next;
      }
      assert.deepEqual(single, found);
    });
});

it('a list of more open events counts up to 1,000, and leads further by cursors (RT-30)', async () => {
  const more = MAX_SEARCH_HITS + 3;
  const titles = Array.from({ length: more }, (_, index) => `Workshop ${index}`);
  await buildEvents(
    test,
    await buildHost(test),
    titles.map((title, index) => toEvent(title, [1000 + index, 1001 + index], { category: 'hackathon' })),
  );
  const query = { open: 'yes', category: 'hackathon', size: '100' };
  const found: string[] = [];
  let page = await list(query);
  assert.deepEqual([page.totalElements, page.totalPages], [MAX_SEARCH_HITS, 10]);
  for (;;) {
    found.push(...page.content.map(({ title }) => title));
    if (page.next === undefined) break;
    page = await list({ ...query, page: String(page.number + 1), after: page.next });
  }
  assert.deepEqual(found, titles);
  const last = await list({ ...query, page: '9' });
  assert.deepEqual([last.content.length, last.totalPages], [100, 11]);
  assert.equal((await list({ category: 'hackathon', size: '1' })).totalElements, more);
});
