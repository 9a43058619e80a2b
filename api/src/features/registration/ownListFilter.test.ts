import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours, buildEvent } from '../../testing/buildEvent';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let person: TestAccount;

/** Hours from now to the start of each event; each lasts two hours. */
const STARTS = { 'St. Brendan’s Boat Race': 48, 'Monsoon Quiz': 72, 'Lift Off': 96 };

/** Hours between an event and the past event of the same title. */
const PAST_SHIFT = -200;

const getTimes = (start: number) => ({
  startTime: addHours(test, start),
  endTime: addHours(test, start + 2),
});

async function buildOwnEvent(host: TestAccount, title: string, start: number): Promise<string> {
  const category = title.includes('Quiz') ? 'quiz' : 'webinar';
  const eventId = await buildEvent(test, host, { title, category, ...getTimes(start) });
  const call = { params: { eventId }, body: sampleRegistrationForm };
  await test.call(registration.register, call, person.token);
  return eventId;
}

const titlesOf = (events: readonly { title: string }[]) => events.map(({ title }) => title);

interface Condition {
  q?: string;
  /** Hours from now. */
  from?: number;
  to?: number;
}

const toQuery = ({ q, from, to }: Condition, shift = 0) => ({
  ...(q !== undefined && { q }),
  ...(from !== undefined && { from: addHours(test, from + shift).toISOString() }),
  ...(to !== undefined && { to: addHours(test, to + shift).toISOString() }),
});

const rows: [conditions: string, condition: Condition, titles: string[]][] = [
  ['nothing', {}, ['St. Brendan’s Boat Race', 'Monsoon Quiz', 'Lift Off']],
  ['an empty text', { q: '' }, ['St. Brendan’s Boat Race', 'Monsoon Quiz', 'Lift Off']],
  ['words in any order', { q: "race brendan's" }, ['St. Brendan’s Boat Race']],
  ['the start of a word', { q: 'mon' }, ['Monsoon Quiz']],
  ['a type', { q: 'webinars' }, ['St. Brendan’s Boat Race', 'Lift Off']],
  ['a misspelling', { q: 'mosnoon' }, []],
  ['no word at all', { q: '?!' }, []],
  ['a period', { from: 50, to: 73 }, ['Monsoon Quiz']],
  ['a period within an event', { from: 49, to: 49.5 }, ['St. Brendan’s Boat Race']],
  ['its start alone', { from: 72 }, ['Monsoon Quiz', 'Lift Off']],
  ['text and period', { q: 'webinar', to: 90 }, ['St. Brendan’s Boat Race']],
];

describe('an own list filtered by (RG-18)', () => {
  before(async () => {
    const host = await buildHost(test);
    person = await buildParticipant(test);
    for (const [title, start] of Object.entries(STARTS)) {
      const params = { eventId: await buildOwnEvent(host, title, start) };
      await test.call(registration.addFavourite, { params }, person.token);
      const past = await buildOwnEvent(host, title, start);
      await test.database
        .updateTable('events')
        .set({
          registerStart: addHours(test, -300),
          registerEnd: addHours(test, -199),
          ...getTimes(start + PAST_SHIFT),
        })
        .where('id', '=', past)
        .execute();
    }
    await buildEvent(test, host, { title: 'Monsoon Quiz of others' });
  });

  for (const [conditions, condition, titles] of rows)
    it(conditions, async () => {
      const query = toQuery(condition);
      const registered = await test.call(registration.registered, { query }, person.token);
      assert.deepEqual(titlesOf(registered.body.data), titles);
      const liked = await test.call(registration.favourites, { query }, person.token);
      assert.deepEqual(titlesOf(liked.body.data).toSorted(), titles.toSorted());
      const past = await test.call(
        registration.pastEvents,
        { query: toQuery(condition, PAST_SHIFT) },
        person.token,
      );
      assert.deepEqual(titlesOf(past.body.data), titles.toReversed());
      assert.equal(past.body.totalElements, titles.length);
    });

  it('words, in pages', async () => {
    const query = { q: 'webinar', size: '1', page: '1' };
    const { body } = await test.call(registration.pastEvents, { query }, person.token);
    assert.deepEqual(
      [titlesOf(body.data), body.totalElements, body.totalPages],
      [['St. Brendan’s Boat Race'], 2, 2],
    );
  });

  it('an invalid instant is refused', async () => {
    const { status } = await test.call(registration.favourites, { query: { from: 'soon' } }, person.token);
    assert.equal(status, 400);
  });
});
