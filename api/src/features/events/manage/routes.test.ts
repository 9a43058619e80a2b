import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent, addHours } from '../../../testing/buildEvent';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const list = async (query: Record<string, string> = {}) =>
  (await test.call(manageEvents.list, { query }, host.token)).body;

describe('the host’s events', () => {
  it('are owned and administered, last changed first, including private and ended events', async () => {
    const other = await buildHost(test);
    const own = await buildEvent(test, host, { title: 'Own', lastUpdate: addHours(test, -3) });
    const administered = await buildEvent(test, other, { title: 'Helped', lastUpdate: addHours(test, -1) });
    const hidden = await buildEvent(test, host, {
      title: 'Private and over',
      visibility: 'private',
      lastUpdate: addHours(test, -2),
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -5),
      endTime: addHours(test, -4),
    });
    await buildEvent(test, other, { title: 'Somebody else’s' });
    await buildEvent(test, host, { title: 'Deleted', deletedAt: test.clock.now() });
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId: administered, userId: host.id, addedAt: test.clock.now() })
      .execute();
    const { content, totalElements, totalPages, number } = await list();
    assert.deepEqual(
      content.map(({ data }) => [data.id, data.title, data.role]),
      [
        [administered, 'Helped', 'ADMIN'],
        [hidden, 'Private and over', 'OWNER'],
        [own, 'Own', 'OWNER'],
      ],
    );
    assert.deepEqual([totalElements, totalPages, number], [3, 1, 0]);
  });

  it('count their registrations', async () => {
    const eventId = await buildEvent(test, host, { capacityMax: 5 });
    for (let person = 0; person < 3; person += 1) {
      const { token } = await buildParticipant(test);
      await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token);
    }
    const [row] = (await list()).content;
    assert.equal(row?.data.registrations, 3);
    assert.equal(row.data.capacityMax, 5);
  });

  it('name the organization, the type and the last change in the list’s own fields', async () => {
    await buildEvent(test, host, { organization: 'Narmada School', category: 'webinar' });
    const [row] = (await list()).content;
    assert.equal(row?.data.college, 'Narmada School');
    assert.equal(row.data.tag, 'webinar');
    assert.equal(row.data.date, test.clock.now().toISOString());
  });

  it('are paged, from 0', async () => {
    for (let hour = 1; hour <= 5; hour += 1)
      await buildEvent(test, host, { title: `Changed ${hour}`, lastUpdate: addHours(test, hour) });
    const { content, totalElements, totalPages, number } = await list({ page: '1', size: '2' });
    assert.deepEqual(
      content.map(({ data }) => data.title),
      ['Changed 3', 'Changed 2'],
    );
    assert.deepEqual([totalElements, totalPages, number], [5, 3, 1]);
  });

  it('require a host', async () => {
    const { token } = await buildParticipant(test);
    const { status, error } = await test.call(manageEvents.list, {}, token);
    assert.deepEqual([status, error.code], [403, 'ROLE_NOT_ALLOWED']);
  });
});
