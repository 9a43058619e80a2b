import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  attendees,
  events,
  manageEvents,
  notifications,
  quizEditor,
  registration,
} from '@marquee/shared-contracts';
import { notify } from '../../features/notifications/notify';
import { buildHost, buildParticipant, type TestAccount } from '../buildAccount';
import { addHours, buildEvent } from '../buildEvent';
import { buildAttempt, buildQuiz } from '../buildQuiz';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import { setUpTestApp } from '../setUpTestApp';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;

type Query = Record<string, string>;

interface Page {
  body: { next?: string | undefined; totalPages: number; number: number };
  ids: string[];
}

interface List {
  name: string;
  filters?: readonly Query[];
  /** Adds five rows, whose sort columns are equal except for their id. */
  add: () => Promise<unknown>;
  read: (query: Query) => Promise<Page>;
  remove: (ids: string[]) => Promise<unknown>;
}

const repeat = async <Result>(build: (index: number) => Promise<Result>): Promise<Result[]> => {
  const built: Result[] = [];
  for (let index = 0; index < 5; index += 1) built.push(await build(index));
  return built;
};

const getIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const deleteEvents = (ids: string[]) =>
  test.database.updateTable('events').set({ deletedAt: test.clock.now() }).where('id', 'in', ids).execute();

const register = (eventId: string, { token }: TestAccount) =>
  test.call(
    registration.register,
    { params: { eventId }, body: sampleRegistrationForm, query: { k: '' } },
    token,
  );

const addNotifications = ({ id: recipientId }: TestAccount) =>
  test.database.transaction().execute((transaction) =>
    notify(
      transaction,
      Array.from({ length: 5 }, (_, index) => ({
        recipientId,
        type: 'JOIN_REQUEST' as const,
        title: `Notice ${index}`,
        message: 'Something happened.',
        dedupeKey: `${recipientId} ${index}`,
      })),
      test.clock.now(),
    ),
  );

const removeNotifications = (ids: string[]) =>
  test.database.deleteFrom('notifications').where('id', 'in', ids).execute();

let crowdedId: string;
let quizId: string;

/** Three ranked attempts with the same result, and two without answers. */
async function addAttempts(): Promise<void> {
  const quiz = await buildQuiz(test, host);
  quizId = quiz.eventId;
  const people = await repeat(async () => {
    const by = await buildParticipant(test);
    await buildAttempt(test, quiz, { by, answers: [] });
    return by;
  });
  await test.database
    .updateTable('attempts')
    .set({ answered: 3, correctAnswers: 2 })
    .where('userId', 'in', getIds(people.slice(0, 3)))
    .execute();
}

const LISTS: readonly List[] = [
  {
    name: 'the host’s events',
    filters: [{}, { q: 'sky' }, { state: 'upcoming' }, { category: 'seminar', from: '2001-01-01T00:00:00Z' }],
    add: () => repeat((index) => buildEvent(test, host, { visibility: index > 2 ? 'private' : 'public' })),
    read: async (query) => {
      const { body } = await test.call(manageEvents.list, { query }, host.token);
      return { body, ids: body.content.map(({ data }) => data.id) };
    },
    remove: deleteEvents,
  },
  {
    name: 'search results',
    filters: [{}, { category: 'seminar' }, { q: 'sky' }, { open: 'yes' }, { q: 'skj' }],
    add: () => repeat(() => buildEvent(test, host)),
    read: async (query) => {
      // Results are cached for a second.
      test.clock.advance(2);
      const { body } = await test.call(events.search, { query });
      return { body, ids: getIds(body.content) };
    },
    remove: deleteEvents,
  },
  {
    name: 'past events',
    add: async () => {
      const ids = await repeat(() => buildEvent(test, host));
      for (const id of ids) await register(id, person);
      const [startTime, endTime] = [addHours(test, -4), addHours(test, -1)];
      await test.database
        .updateTable('events')
        .set({ registerEnd: startTime, startTime, endTime })
        .where('id', 'in', ids)
        .execute();
    },
    read: async (query) => {
      const { body } = await test.call(registration.pastEvents, { query }, person.token);
      return { body, ids: getIds(body.data) };
    },
    remove: deleteEvents,
  },
  {
    name: 'recent views',
    add: async () => {
      const ids = await repeat(() => buildEvent(test, host));
      const views = ids.map((eventId) => ({ userId: person.id, eventId, viewedAt: test.clock.now() }));
      await test.database.insertInto('recentViews').values(views).execute();
    },
    read: async (query) => {
      const { body } = await test.call(registration.viewed, { query }, person.token);
      return { body, ids: getIds(body.content) };
    },
    remove: deleteEvents,
  },
  {
    name: 'a participant’s notifications',
    add: () => addNotifications(person),
    read: async ({ page = '0', size = '5', ...query }) => {
      const { body } = await test.call(notifications.list, { params: { page, size }, query }, person.token);
      return { body, ids: getIds(body.content) };
    },
    remove: removeNotifications,
  },
  {
    name: 'a host’s notifications',
    add: () => addNotifications(host),
    read: async ({ page = '0', size = '5', ...query }) => {
      const { body } = await test.call(notifications.hostList, { params: { page, size }, query }, host.token);
      return { body, ids: getIds(body.content) };
    },
    remove: removeNotifications,
  },
  {
    name: 'an event’s attendees',
    filters: [{}, { q: 'Narmada' }, { team: 'without' }, { checkedIn: 'no' }],
    add: async () => {
      crowdedId = await buildEvent(test, host);
      await repeat(async () => register(crowdedId, await buildParticipant(test)));
      await test.database
        .updateTable('registrations')
        .set({ institute: 'Narmada School' })
        .where('eventId', '=', crowdedId)
        .execute();
    },
    read: async (query) => {
      const { body } = await test.call(attendees.list, { params: { eventId: crowdedId }, query }, host.token);
      return { body, ids: getIds(body.participants) };
    },
    remove: (ids) =>
      test.database
        .updateTable('registrations')
        .set({ state: 'CANCELLED' })
        .where('userId', 'in', ids)
        .execute(),
  },
  {
    name: 'a quiz’s scores',
    filters: [{}, { q: 'Nair' }, { state: 'submitted' }, { q: 'Nair', state: 'submitted' }],
    add: addAttempts,
    read: async (query) => {
      const { body } = await test.call(quizEditor.scores, { params: { eventId: quizId }, query }, host.token);
      return { body, ids: getIds(body.content) };
    },
    remove: (ids) => test.database.deleteFrom('attempts').where('userId', 'in', ids).execute(),
  },
];

/** Reads pages of two, by number or by cursor, until the last. */
async function readPages({ read }: List, filter: Query, isByCursor: boolean): Promise<string[][]> {
  const pages: string[][] = [];
  for (let position: Query | undefined = {}; position !== undefined;) {
    const { body, ids } = await read({ ...filter, ...position, size: '2' });
    pages.push(ids);
    assert.deepEqual([body.totalPages, body.number], [3, pages.length - 1]);
    const page = String(pages.length);
    if (isByCursor) position = body.next === undefined ? undefined : { page, after: body.next };
    else position = pages.length < body.totalPages ? { page } : undefined;
  }
  return pages;
}

beforeEach(async () => {
  host = await buildHost(test);
  person = await buildParticipant(test);
  await test.database.updateTable('events').set({ deletedAt: test.clock.now() }).execute();
});

for (const list of LISTS)
  describe(`the cursors of ${list.name} (AP-17)`, () => {
    for (const filter of list.filters ?? [{}])
      it(`lead through the pages of ${JSON.stringify(filter)}`, async () => {
        await list.add();
        const pages = await readPages(list, filter, true);
        assert.deepEqual(
          pages.map(({ length }) => length),
          [2, 2, 1],
        );
        assert.deepEqual(pages, await readPages(list, filter, false));
      });

    it('keep their place when the rows before them go', async () => {
      await list.add();
      const pages = await readPages(list, {}, true);
      const { body } = await list.read({ size: '2' });
      await list.remove(pages[0] ?? []);
      const second = await list.read({ size: '2', page: '1', after: body.next ?? '' });
      assert.deepEqual(second.ids, pages[1]);
      assert.equal(second.body.totalPages, 3);
      const last = await list.read({ size: '2', page: '2', after: second.body.next ?? '' });
      assert.deepEqual([last.ids, last.body.next, last.body.totalPages], [pages[2], undefined, 3]);
    });
  });

describe('a cursor', () => {
  const listEvents = async (query: Query) => test.call(manageEvents.list, { query }, host.token);

  it('of another list is refused, and a text that is none is invalid', async () => {
    await addNotifications(host);
    const params = { page: '0', size: '2' };
    const { next = '' } = (await test.call(notifications.hostList, { params }, host.token)).body;
    const { status, error } = await listEvents({ after: next });
    assert.deepEqual([status, error.code], [400, 'INVALID_CURSOR']);
    const invalid = (await listEvents({ after: 'a/b' })).error;
    assert.deepEqual([invalid.code, invalid.errors?.[0]?.field], ['VALIDATION', 'after']);
  });

  it('leads on in the same list with another filter', async () => {
    const quizzes = { category: 'quiz' } as const;
    const ids = await repeat((index) => buildEvent(test, host, index > 2 ? quizzes : {}));
    const { next = '' } = (await listEvents({ size: '2' })).body;
    const { content } = (await listEvents({ size: '2', after: next, ...quizzes })).body;
    assert.deepEqual(
      content.map(({ data }) => data.id),
      ids.slice(3),
    );
  });
});
