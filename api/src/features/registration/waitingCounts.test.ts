import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, manageEvents, registration } from '@marquee/shared-contracts';
import type { TestAccount } from '../../testing/buildAccount';
import { buildRequests, decide, readRequests, sendRequest } from '../../testing/buildRequests';
import { buildWaitlist, joinWaitlist, readWaitingIds } from '../../testing/buildWaitlist';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { purgeRequests } from './requests/endRequests';
import { purgeWaits } from './waitlist/endWaits';

const test = setUpTestApp();

interface Built {
  host: TestAccount;
  eventId: string;
  people: readonly [TestAccount, TestAccount];
}

const readCounts = (eventId: string) =>
  test.database
    .selectFrom('eventSeats')
    .select(['waiting', 'requests'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();

const readRows = async (eventId: string) => ({
  waiting: (await readWaitingIds(test, eventId)).length,
  requests: (await readRequests(test, eventId)).filter(({ state }) => state === 'PENDING').length,
});

const withTwo = <Event extends { people: TestAccount[] }>(event: Event) => {
  const [first, second] = event.people;
  if (first === undefined || second === undefined) throw new Error('Two people were built.');
  return { ...event, people: [first, second] as const };
};

const cancel = ({ eventId, host }: Built) =>
  test.call(manageEvents.cancel, { params: { eventId } }, host.token);
const withdraw = (eventId: string, { token }: TestAccount) =>
  test.call(registration.withdrawRequest, { params: { eventId } }, token);

type Row = [title: string, act: (built: Built) => Promise<unknown>, left: number];

/** Expects the counters of an event with two people after each action, and that they equal a count. */
function testRows(
  rows: readonly Row[],
  build: () => Promise<Omit<Built, 'people'> & { people: TestAccount[] }>,
  toCounts: (left: number) => Awaited<ReturnType<typeof readCounts>>,
): void {
  for (const [title, act, left] of rows)
    it(title, async () => {
      const built = withTwo(await build());
      await act(built);
      assert.deepEqual(await readCounts(built.eventId), toCounts(left));
      assert.deepEqual(await readCounts(built.eventId), await readRows(built.eventId));
    });
}

describe('an event counts its open requests (RG-22)', () => {
  const rows: Row[] = [
    ['after asking', async () => undefined, 2],
    ['after asking again', ({ eventId, people: [person] }) => sendRequest(test, eventId, person), 2],
    ['after a withdrawal', ({ eventId, people: [person] }) => withdraw(eventId, person), 1],
    [
      'after a decline',
      (built) => decide(test, built, [{ person: built.people[0], decision: 'decline' }]),
      1,
    ],
    [
      'after approvals',
      (built) =>
        decide(
          test,
          built,
          built.people.map((person) => ({ person, decision: 'approve' })),
        ),
      0,
    ],
    [
      'after the deletion of an account',
      ({ people: [{ token }] }) => test.call(auth.deleteAccount, {}, token),
      1,
    ],
    ['after a cancellation', cancel, 0],
    ['after the event', () => purgeRequests(test.database, new Date('2100-01-01')), 0],
  ];
  testRows(
    rows,
    () => buildRequests(test, 2),
    (left) => ({ waiting: 0, requests: left }),
  );

  it('while people withdraw as the host decides', { skip: skipWithoutPostgres }, async () => {
    const { host, eventId, people } = await buildRequests(test, 12);
    const calls = await Promise.all([
      ...people.slice(0, 8).map((person) => withdraw(eventId, person)),
      decide(
        test,
        { eventId, host },
        people.slice(2, 10).map((person) => ({ person, decision: 'decline' })),
      ),
    ]);
    assert.deepEqual(new Set(calls.map(({ status }) => status)), new Set([200]));
    assert.deepEqual(await readCounts(eventId), await readRows(eventId));
  });
});

describe('an event counts the people who wait (RG-19)', () => {
  const rows: Row[] = [
    ['after joining', async () => undefined, 2],
    ['after joining again', ({ eventId, people: [person] }) => joinWaitlist(test, eventId, person), 2],
    [
      'after leaving',
      ({ eventId, people: [{ token }] }) =>
        test.call(registration.leaveWaitlist, { params: { eventId } }, token),
      1,
    ],
    [
      'after the deletion of an account',
      ({ people: [{ token }] }) => test.call(auth.deleteAccount, {}, token),
      1,
    ],
    ['after a cancellation', cancel, 0],
    ['after the event', () => purgeWaits(test.database, new Date('2100-01-01')), 0],
  ];
  testRows(
    rows,
    () => buildWaitlist(test, 2),
    (left) => ({ waiting: left, requests: 0 }),
  );
});
