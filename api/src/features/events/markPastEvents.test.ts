import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { events, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours, buildEvent, buildEvents } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { markPastEvents } from './markPastEvents';

const test = setUpTestApp();

const endsIn = (hours: number) => ({
  registerEnd: addHours(test, hours - 2),
  startTime: addHours(test, hours - 1),
  endTime: addHours(test, hours),
});

describe('events that ended an hour ago', () => {
  let host: TestAccount;
  let person: TestAccount;
  const findMarked = async () => {
    const rows = await test.database
      .selectFrom('events')
      .select('title')
      .where('isPast', '=', true)
      .execute();
    return rows.map(({ title }) => title).toSorted();
  };
  const listEnded = async (query: Record<string, string> = {}) => {
    const { body } = await test.call(
      registration.events,
      { query: { state: 'ended', ...query } },
      person.token,
    );
    return [body.totalElements, body.data.map(({ title }) => title)];
  };
  before(async () => {
    host = await buildHost(test);
    person = await buildParticipant(test);
    await buildEvents(
      test,
      host,
      [-3, -0.5, -2, 5].map((hours, order) => ({
        title: `Lecture ${hours}`,
        createdAt: addHours(test, -10 - order),
        ...endsIn(hours),
      })),
    );
    await markPastEvents(test.app);
  });

  it('are marked as past, and no others', async () => {
    assert.deepEqual(await findMarked(), ['Lecture -2', 'Lecture -3']);
  });

  it('stand among the other ended events in the order of their creation', async () => {
    assert.deepEqual(await listEnded(), [3, ['Lecture -3', 'Lecture -0.5', 'Lecture -2']]);
    assert.deepEqual(await listEnded({ size: '2', page: '1' }), [3, ['Lecture -2']]);
    assert.deepEqual((await listEnded({ q: 'lecture' }))[0], 3);
  });

  it('are found as coming events as soon as they are moved', async () => {
    const eventId = await buildEvent(test, host, { title: 'Recital', ...endsIn(-4) });
    await markPastEvents(test.app);
    assert.deepEqual((await findMarked()).includes('Recital'), true);
    await test.database.updateTable('events').set(endsIn(4)).where('id', '=', eventId).execute();
    const { body } = await test.call(events.search, { query: { q: 'recital' } });
    assert.deepEqual([body.totalElements, (await findMarked()).includes('Recital')], [1, false]);
  });

  it('are marked in more than one batch', async () => {
    const many = Array.from({ length: 1_001 }, () => ({ title: 'One of many', ...endsIn(-2) }));
    await buildEvents(test, host, many);
    await markPastEvents(test.app);
    assert.equal((await findMarked()).filter((title) => title === 'One of many').length, many.length);
  });
});
