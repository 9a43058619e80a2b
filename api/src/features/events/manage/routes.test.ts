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

  it('can be searched and filtered, and are counted with and without the filter', async () => {
    const ended = {
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -5),
      endTime: addHours(test, -3),
    };
    const other = await buildHost(test);
    await buildEvent(test, host, { title: 'Circuit Quiz', category: 'quiz', lastUpdate: addHours(test, -1) });
    await buildEvent(test, host, {
      title: 'Café Olé',
      organization: 'Hillside',
      lastUpdate: addHours(test, -2),
    });
    await buildEvent(test, host, { title: 'Old Quiz', ...ended, lastUpdate: addHours(test, -3) });
    await buildEvent(test, host, {
      title: 'Late Quiz',
      cancelledAt: test.clock.now(),
      lastUpdate: addHours(test, -4),
    });
    const helped = await buildEvent(test, other, {
      title: 'Helped Quiz',
      startTime: addHours(test, -1),
      lastUpdate: addHours(test, -5),
    });
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId: helped, userId: host.id, addedAt: test.clock.now() })
      .execute();
    const foreign = await buildEvent(test, other, { title: 'Quiz of others' });
    const draft = {
      category: 'webinar',
      visibility: 'public',
      registerStart: '',
      registerEnd: '',
      startTime: '',
      endTime: addHours(test, 51).toISOString(),
    };
    await buildEvent(test, host, {
      title: 'Next Talk',
      draft: JSON.stringify(draft),
      lastUpdate: addHours(test, -6),
    });
    const iso = (hours: number) => addHours(test, hours).toISOString();
    const rows: [query: Record<string, string>, titles: string[]][] = [
      [{}, ['Circuit Quiz', 'Café Olé', 'Old Quiz', 'Late Quiz', 'Helped Quiz', 'Next Talk']],
      [{ state: 'draft' }, ['Next Talk']],
      [{ state: 'draft', from: iso(0) }, []],
      [{ q: '  QUIZ ' }, ['Circuit Quiz', 'Old Quiz', 'Late Quiz', 'Helped Quiz']],
      [{ q: 'ircu qu' }, ['Circuit Quiz']],
      [{ q: 'hillside CAFE' }, ['Café Olé']],
      [{ q: 'opera' }, []],
      [{ q: '%' }, []],
      [{ q: '_uiz' }, ['Circuit Quiz', 'Old Quiz', 'Late Quiz', 'Helped Quiz']],
      [{ state: 'upcoming' }, ['Circuit Quiz', 'Café Olé']],
      [{ state: 'running' }, ['Helped Quiz']],
      [{ state: 'ENDED' }, ['Old Quiz']],
      [{ state: 'cancelled' }, ['Late Quiz']],
      [{ category: 'quiz' }, ['Circuit Quiz']],
      [{ event: helped }, ['Helped Quiz']],
      [{ event: foreign }, []],
      [{ to: iso(-4) }, ['Old Quiz']],
      [{ from: iso(-2), to: iso(1) }, ['Helped Quiz']],
      [{ from: iso(60) }, []],
      [{ category: 'seminar', state: 'upcoming', q: 'caf', from: iso(0) }, ['Café Olé']],
    ];
    for (const [query, titles] of rows) {
      const { content, totalElements, allElements } = await list(query);
      assert.deepEqual([query, content.map(({ data }) => data.title)], [query, titles]);
      assert.deepEqual([totalElements, allElements], [titles.length, 6]);
    }
    assert.equal((await test.call(manageEvents.list, { query: { state: 'soon' } }, host.token)).status, 400);
  });

  it('require a host', async () => {
    const { token } = await buildParticipant(test);
    const { status, error } = await test.call(manageEvents.list, {}, token);
    assert.deepEqual([status, error.code], [403, 'ROLE_NOT_ALLOWED']);
  });
});

describe('the first event of a host (EV-31)', () => {
  const read = async () => (await test.call(manageEvents.first, {}, host.token)).body.data?.title;
  const build = (title: string, startsIn: number, given: Parameters<typeof buildEvent>[2] = {}) =>
    buildEvent(test, host, {
      title,
      registerEnd: addHours(test, startsIn),
      registerStart: addHours(test, startsIn - 1),
      startTime: addHours(test, startsIn),
      endTime: addHours(test, startsIn + 2),
      ...given,
    });
  const administer = async (title: string, startsIn: number) => {
    const { id: ownerId } = await buildHost(test);
    const eventId = await build(title, startsIn, { ownerId });
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: host.id, addedAt: test.clock.now() })
      .execute();
  };

  const rows: [what: string, build: () => Promise<unknown>[], title: string | undefined][] = [
    ['missing without events', () => [], undefined],
    [
      'the next',
      () => [build('Later', 48), build('Next', 24), build('Over', -5), build('Long over', -48)],
      'Next',
    ],
    [
      'a running one before it',
      () => [build('Later', 48), build('Running', -1), build('Over', -48)],
      'Running',
    ],
    ['the latest if none is left', () => [build('Older', -48), build('Latest', -24)], 'Latest'],
    [
      'no cancelled one while another is upcoming',
      () => [build('Off', 24, { cancelledAt: test.clock.now() }), build('On', 48)],
      'On',
    ],
    ['no draft', () => [build('Draft', 24, { draft: '{}' }), build('Over', -24)], 'Over'],
    [
      'no deleted one',
      () => [build('Gone', 24, { deletedAt: test.clock.now() }), build('Over', -24)],
      'Over',
    ],
    ['an own one before an administered one', () => [administer('Helped', 24), build('Own', -24)], 'Own'],
    ['an administered one without own ones', () => [administer('Helped', 24)], 'Helped'],
  ];
  for (const [what, buildAll, title] of rows)
    it(`is ${what}`, async () => {
      await Promise.all(buildAll());
      assert.equal(await read(), title);
    });
});
