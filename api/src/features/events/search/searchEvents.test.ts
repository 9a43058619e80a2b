import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { events, MAX_SEARCH_HITS, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { addHours, buildEvent, buildEvents } from '../../../testing/buildEvent';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const test = setUpTestApp();
let host: TestAccount;

const search = async (query: Record<string, string>) => {
  // Searches are cached for a second.
  test.clock.advance(1);
  return (await test.call(events.search, { query })).body;
};
const searchTitles = async (q: string): Promise<string[]> =>
  (await search({ q })).content.map(({ title }) => title);

describe('the words of a search (RT-14)', () => {
  before(async () => {
    host = await buildHost(test);
    const add = (given: Parameters<typeof buildEvent>[2]) => buildEvent(test, host, given);
    await add({ title: 'St. Brendan’s Boat Race', organization: 'Harbour College', category: 'other' });
    await add({
      title: 'Lift Off',
      organization: 'Rocket Society',
      category: 'webinar',
      festival: 'Antariksh',
    });
    await add({
      title: 'Café Olé: Coffee & Code',
      venue: 'Łódź Room',
      mode: 'offline',
      category: 'hackathon',
    });
    await add({ title: 'काशी प्रश्नोत्तरी', organization: 'बनारस विश्वविद्यालय', category: 'quiz' });
    await add({ title: 'தமிழ் வினாடி வினா', organization: 'சென்னை கல்லூரி', category: 'quiz' });
    await add({ title: 'Monsoon Quiz 2031', venue: 'Pune', mode: 'offline', category: 'quiz' });
    await add({ title: 'Star Party', description: 'Bring binoculars. Don’t use a torch.' });
  });

  const rows: [text: string, title: string, corrected?: string][] = [
    ["St. Brendan's", 'St. Brendan’s Boat Race'],
    ['St. Brendan’s', 'St. Brendan’s Boat Race'],
    ['st brendans', 'St. Brendan’s Boat Race'],
    ['  RACE   boat ', 'St. Brendan’s Boat Race'],
    ['brendans boat harbour', 'St. Brendan’s Boat Race'],
    ['Brendams', 'St. Brendan’s Boat Race', 'brendans'],
    ['harbuor', 'St. Brendan’s Boat Race', 'harbour'],
    ['lift-off', 'Lift Off'],
    ['Lift–Off', 'Lift Off'],
    ['LIFT OFF', 'Lift Off'],
    ['liftoff', 'Lift Off', 'lift off'],
    ['antariksh', 'Lift Off'],
    ['antarikch', 'Lift Off', 'antariksh'],
    ['rockt society', 'Lift Off', 'rocket society'],
    ['cafe ole', 'Café Olé: Coffee & Code'],
    ['CAFÉ', 'Café Olé: Coffee & Code'],
    ['lodz', 'Café Olé: Coffee & Code'],
    ['coffee & code', 'Café Olé: Coffee & Code'],
    ['hackathons', 'Café Olé: Coffee & Code'],
    ['hackahton', 'Café Olé: Coffee & Code', 'hackathon'],
    ['hakatho', 'Café Olé: Coffee & Code', 'hackathon'],
    ['काशी', 'काशी प्रश्नोत्तरी'],
    ['बनारस प्रश्नोत्तरी', 'काशी प्रश्नोत्तरी'],
    ['बनरस', 'काशी प्रश्नोत्तरी', 'बनारस'],
    ['வினாடி', 'தமிழ் வினாடி வினா'],
    ['சென்னை கல்லூரி', 'தமிழ் வினாடி வினா'],
    ['quizzes pune', 'Monsoon Quiz 2031'],
    ['mosnoon quiz', 'Monsoon Quiz 2031', 'monsoon quiz'],
    ['monsoon qiuz', 'Monsoon Quiz 2031', 'monsoon quiz'],
    ['qu 20 pu', 'Monsoon Quiz 2031'],
    ['binoculars', 'Star Party'],
    ["don't torch", 'Star Party'],
  ];
  for (const [text, title, corrected = null] of rows)
    it(`“${text}” finds “${title}”`, async () => {
      const { content, searched } = await search({ q: text });
      assert.deepEqual([content.map((card) => card.title), searched], [[title], corrected]);
    });

  for (const text of ['monsoon harbour', 'moonson', 'xyzzy', '2032', '\\', '?!', 'monsoon xyzzy'])
    it(`“${text}” finds nothing`, async () => {
      const { content, totalElements, searched } = await search({ q: text });
      assert.deepEqual([content, totalElements, searched], [[], 0, null]);
    });

  it('a list of public events and a participant’s list search alike', async () => {
    const { token } = await buildParticipant(test);
    const listed = await test.call(events.events, { query: { q: 'brendams' } });
    const own = await test.call(registration.events, { query: { q: 'brendams' } }, token);
    for (const cards of [listed.body, own.body.data])
      assert.deepEqual(
        cards.map(({ title }) => title),
        ['St. Brendan’s Boat Race'],
      );
  });
});

describe('the results of a search', () => {
  beforeEach(async () => {
    await test.database.updateTable('events').set({ deletedAt: test.clock.now() }).execute();
    host = await buildHost(test);
  });

  it('come best first: title, other names, description; then soonest first', async () => {
    const at = (hours: number) => ({ startTime: addHours(test, hours), endTime: addHours(test, hours + 3) });
    await buildEvent(test, host, { title: 'Evening walk', description: 'With a comet.', ...at(50) });
    await buildEvent(test, host, { title: 'Evening talk', venue: 'Comet Hall', ...at(60) });
    await buildEvent(test, host, { title: 'Comet talk, later', ...at(80) });
    await buildEvent(test, host, { title: 'Comet talk', ...at(70) });
    await buildEvent(test, host, { title: 'Comets', ...at(49) });
    assert.deepEqual(await searchTitles('comet'), [
      'Comet talk',
      'Comet talk, later',
      'Comets',
      'Evening talk',
      'Evening walk',
    ]);
  });

  const nearHits = [
    ['all of the next days', MAX_SEARCH_HITS - 1],
    ['some of the next days', 30],
    ['none of the next days', 0],
  ] as const;
  for (const [name, near] of nearHits)
    it(`are limited to those that end first, ${name}, and of these the best come first`, async () => {
      const word = `nova${near}`;
      const inDays = (days: number) => ({
        startTime: addHours(test, 24 * days),
        endTime: addHours(test, 24 * days + 3),
      });
      await buildEvents(test, host, [
        ...Array.from({ length: MAX_SEARCH_HITS - 1 }, (_, index) => ({
          title: 'Talk',
          venue: `${word} Hall`,
          ...inDays(index < near ? 3 : 30),
        })),
        { title: `${word}, last`, ...inDays(40) },
        { title: `${word}, too late`, ...inDays(41) },
        { title: `${word}, much later`, ...inDays(70) },
      ]);
      const { content, totalElements } = await search({ q: word, size: '2' });
      const titles = content.map(({ title }) => title);
      assert.deepEqual([titles, totalElements], [[`${word}, last`, 'Talk'], MAX_SEARCH_HITS]);
      assert.deepEqual(await searchTitles(`${word} much later`), [`${word}, much later`]);
    });

  it('of a participant are limited likewise, beside the own private events', async () => {
    const { token } = await buildParticipant(test);
    await buildEvents(
      test,
      host,
      Array.from({ length: MAX_SEARCH_HITS + 1 }, () => ({ title: 'Nova' })),
    );
    const eventId = await buildEvent(test, host, {
      title: 'Own nova',
      visibility: 'private',
      inviteKey: 'right',
    });
    await test.call(
      registration.register,
      { params: { eventId }, query: { k: 'right' }, body: sampleRegistrationForm },
      token,
    );
    const count = async (query: { state?: 'ended' }) =>
      (await test.call(registration.events, { query: { q: 'nova', ...query } }, token)).body.totalElements;
    assert.equal(await count({}), MAX_SEARCH_HITS + 1);
    const past = {
      registerEnd: addHours(test, -3),
      startTime: addHours(test, -3),
      endTime: addHours(test, -1),
    };
    await test.database
      .updateTable('events')
      .set({ ...past, registerStart: addHours(test, -9) })
      .execute();
    assert.equal(await count({ state: 'ended' }), MAX_SEARCH_HITS + 1);
  });

  it('have pages, and filters by type, mode, open registration and time', async () => {
    const [secondStart, fourthStart] = [addHours(test, 72), addHours(test, 120)];
    for (let day = 1; day <= 5; day += 1)
      await buildEvent(test, host, {
        title: `Day ${day}`,
        category: day === 2 ? 'quiz' : 'seminar',
        mode: day === 3 ? 'offline' : 'online',
        ...(day === 4 && { registerEnd: addHours(test, -1) }),
        startTime: addHours(test, 24 * day + 24),
        endTime: addHours(test, 24 * day + 26),
      });
    const second = await search({ q: 'day', page: '1', size: '2' });
    assert.deepEqual(
      [second.content.map(({ title }) => title), second.totalElements, second.totalPages, second.number],
      [['Day 3', 'Day 4'], 5, 3, 1],
    );
    const filtered = async (query: Record<string, string>) =>
      (await search(query)).content.map(({ title }) => title.replace('Day ', '')).join('');
    assert.equal(await filtered({}), '12345');
    assert.equal(await filtered({ category: 'quiz' }), '2');
    assert.equal(await filtered({ mode: 'offline' }), '3');
    assert.equal(await filtered({ open: 'yes' }), '1235');
    assert.equal(await filtered({ from: secondStart.toISOString(), to: fourthStart.toISOString() }), '23');
    assert.equal(await filtered({ q: 'dya', category: 'quiz' }), '2');
    assert.equal(await filtered({ q: '5', category: 'quiz' }), '');
  });
});
