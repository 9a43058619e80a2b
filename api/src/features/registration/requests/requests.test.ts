import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { addHours, buildEvent } from '../../../testing/buildEvent';
import { purgeExpired } from '../../../purgeExpired';
import { buildRequests, decide, readRequests, sendRequest } from '../../../testing/buildRequests';
import { joinWaitlist, readRegisteredIds, readSeats, readWaitingIds } from '../../../testing/buildWaitlist';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const test = setUpTestApp();

const at = (people: readonly TestAccount[], index: number): TestAccount => {
  const person = people[index];
  assert.ok(person !== undefined);
  return person;
};
const register = (eventId: string, { token }: TestAccount) =>
  test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token);
const withdraw = (eventId: string, { token }: TestAccount) =>
  test.call(registration.withdrawRequest, { params: { eventId } }, token);
const readDetails = async (eventId: string, { token }: TestAccount) =>
  (await test.call(registration.details, { params: { eventId } }, token)).body.data;
const update = (eventId: string, host: TestAccount, body: object) =>
  test.call(manageEvents.update, { params: { eventId }, body }, host.token);
const pending = { state: 'PENDING', message: '' };

const build = async (given: Parameters<typeof buildEvent>[2]) =>
  buildEvent(test, await buildHost(test), { approval: true, ...given });

/** An event whose only seat is taken. */
async function buildFull(given: Parameters<typeof buildEvent>[2]): Promise<string> {
  const { host, eventId, people } = await buildRequests(test, 1, { capacityMax: 1, ...given });
  await decide(test, { eventId, host }, [{ person: at(people, 0), decision: 'approve' }]);
  return eventId;
}

describe('asking to be registered (RG-22)', () => {
  const rows: [string, () => Promise<string>, [number, string]][] = [
    ['is impossible where no host approves', () => build({ approval: false }), [409, 'APPROVAL_OFF']],
    [
      'is impossible after registration',
      () => build({ registerEnd: addHours(test, -1) }),
      [409, 'REGISTRATION_CLOSED'],
    ],
    ['is impossible for a full event without a waitlist', () => buildFull({}), [409, 'EVENT_FULL']],
    [
      'is impossible for a private event without its key',
      () => build({ visibility: 'private', inviteKey: 'another' }),
      [404, 'NOT_FOUND'],
    ],
  ];
  for (const [title, prepare, expected] of rows)
    it(title, async () => {
      const eventId = await prepare();
      const { status, error } = await sendRequest(test, eventId, await buildParticipant(test));
      assert.deepEqual([status, error.code], expected);
      assert.deepEqual(await readRequests(test, eventId), []);
    });

  it('takes no seat, and tells the host once an hour', async () => {
    const { eventId, people, host } = await buildRequests(test, 2, { capacityMax: 5 });
    assert.deepEqual(
      await readRequests(test, eventId),
      people.map(({ id }) => ({ userId: id, ...pending })),
    );
    assert.deepEqual(await readSeats(test, eventId), { taken: 0, held: 0 });
    const told = await test.database
      .selectFrom('notifications')
      .select(['type', 'message'])
      .where('recipientId', '=', host.id)
      .execute();
    const message = 'People ask to be registered for Reading the sky. Approve or decline their requests.';
    assert.deepEqual(told, [{ type: 'REQUEST', message }]);
  });

  it('keeps the request of a repeat', async () => {
    const { eventId, people } = await buildRequests(test, 1);
    const { status, body } = await sendRequest(test, eventId, at(people, 0));
    const request = { ...pending, requestedAt: test.clock.now().toISOString() };
    assert.deepEqual([status, body.data], [200, { registered: false, wait: null, request }]);
  });

  it('changes nothing for registered and waiting people', async () => {
    const { host, eventId, people } = await buildRequests(test, 2, { capacityMax: 1, waitlist: true });
    await decide(
      test,
      { eventId, host },
      people.map((person) => ({ person, decision: 'approve' })),
    );
    const [first, second] = [
      await sendRequest(test, eventId, at(people, 0)),
      await sendRequest(test, eventId, at(people, 1)),
    ];
    assert.deepEqual(first.body.data, { registered: true, wait: null, request: null });
    assert.deepEqual(second.body.data, {
      registered: false,
      wait: { position: 1, confirmBy: null },
      request: null,
    });
    assert.deepEqual(await readRequests(test, eventId), []);
  });

  it('is the only way: nobody registers or waits without it', async () => {
    const person = await buildParticipant(test);
    const [open, full] = [await build({}), await buildFull({ waitlist: true })];
    const refused = [await register(open, person), await joinWaitlist(test, full, person)];
    for (const { status, error } of refused)
      assert.deepEqual([status, error.code], [409, 'APPROVAL_REQUIRED']);
    assert.deepEqual([await readRegisteredIds(test, open), await readWaitingIds(test, full)], [[], []]);
  });

  it('ends by registering or waiting directly once hosts stop approving', async () => {
    const { host, eventId, people } = await buildRequests(test, 2, { capacityMax: 1, waitlist: true });
    await update(eventId, host, { approval: false });
    assert.equal((await register(eventId, at(people, 0))).status, 201);
    assert.equal((await joinWaitlist(test, eventId, at(people, 1))).status, 201);
    assert.deepEqual(await readRequests(test, eventId), []);
  });
});

describe('a person who asked (RG-22)', () => {
  it('is not registered, has the event in lists of its own, and may open a private one', async () => {
    const { eventId, people } = await buildRequests(test, 1, {
      visibility: 'private',
      joinLink: 'https://meet.example.org/sky',
    });
    const { token } = at(people, 0);
    const request = { ...pending, requestedAt: test.clock.now().toISOString() };
    const { registered, joinLink, ...details } = await readDetails(eventId, at(people, 0));
    assert.deepEqual([registered, joinLink, details.request], [false, null, request]);
    const lists = (await test.call(registration.registered, {}, token)).body;
    assert.deepEqual([lists.data, lists.pending], [[], [{ eventId, wait: null, request }]]);
    const { content, totalElements } = (await test.call(registration.requests, {}, token)).body;
    assert.deepEqual(
      [content.map((event) => [event.id, event.request]), totalElements],
      [[[eventId, request]], 1],
    );
    const own = (await test.call(auth.exportOwnData, {}, token)).body.data;
    assert.deepEqual(
      own.requests?.map(({ eventId: id, state }) => [id, state]),
      [[eventId, 'PENDING']],
    );
  });

  it('may withdraw, also twice, but not a declined request', async () => {
    const { host, eventId, people } = await buildRequests(test, 2);
    await decide(test, { eventId, host }, [{ person: at(people, 1), decision: 'decline' }]);
    for (const person of [at(people, 0), at(people, 0), at(people, 1)])
      assert.equal((await withdraw(eventId, person)).status, 200);
    assert.deepEqual(
      (await readRequests(test, eventId)).map(({ userId, state }) => [userId, state]),
      [[at(people, 1).id, 'DECLINED']],
    );
  });

  it('stops asking with the account', async () => {
    const { eventId, people } = await buildRequests(test, 1);
    await test.call(auth.deleteAccount, {}, at(people, 0).token);
    assert.deepEqual(await readRequests(test, eventId), []);
  });

  it('is told of the event’s end, and stops asking', async () => {
    for (const call of [manageEvents.cancel, manageEvents.remove]) {
      const { host, eventId, people } = await buildRequests(test, 2);
      await decide(test, { eventId, host }, [{ person: at(people, 1), decision: 'decline' }]);
      await test.call(call, { params: { eventId } }, host.token);
      assert.deepEqual(await readRequests(test, eventId), []);
      const ended = (await test.mails()).filter(({ subject }) => subject === 'Reading the sky was cancelled');
      assert.deepEqual(
        people.map(({ email }) => ended.filter(({ to }) => to === email).length),
        [1, 0],
      );
    }
  });

  it('does not see the event once it is a draft again', async () => {
    const { host, eventId, people } = await buildRequests(test, 1);
    await test.call(manageEvents.unpublish, { params: { eventId } }, host.token);
    const { status } = await test.call(registration.details, { params: { eventId } }, at(people, 0).token);
    assert.equal(status, 404);
    assert.deepEqual(await readRequests(test, eventId), []);
  });

  it('is forgotten with the event', async () => {
    const { eventId, people } = await buildRequests(test, 1);
    test.clock.set(addHours(test, 72));
    await purgeExpired(test.app);
    assert.deepEqual(await readRequests(test, eventId), []);
    assert.equal((await readDetails(eventId, at(people, 0))).request, null);
  });
});
