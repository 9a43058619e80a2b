import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { addHours, buildEvent } from '../../../testing/buildEvent';
import {
  buildWaitlist,
  type FullEvent,
  joinWaitlist,
  readRegisteredIds,
  readSeats,
  readWaitingIds,
} from '../../../testing/buildWaitlist';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const test = setUpTestApp();

const ids = (people: readonly TestAccount[]) => people.map(({ id }) => id);
const at = (people: readonly TestAccount[], index: number): TestAccount => {
  const person = people[index];
  assert.ok(person !== undefined);
  return person;
};

const cancel = (eventId: string, person: TestAccount) =>
  test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
const leave = (eventId: string, person: TestAccount) =>
  test.call(registration.leaveWaitlist, { params: { eventId } }, person.token);
const readDetails = async (eventId: string, person: TestAccount) =>
  (await test.call(registration.details, { params: { eventId } }, person.token)).body.data;
const update = (eventId: string, host: TestAccount, body: object) =>
  test.call(manageEvents.update, { params: { eventId }, body }, host.token);

describe('a seat goes to the first waiting person (RG-20)', () => {
  const rows: [string, (full: FullEvent) => Promise<{ status: number }>, number][] = [
    ['after a cancelled registration', ({ eventId, registered }) => cancel(eventId, registered), 1],
    ['after a deleted account', ({ registered }) => test.call(auth.deleteAccount, {}, registered.token), 1],
    ['after a raised capacity', ({ eventId, host }) => update(eventId, host, { capacityMax: 3 }), 2],
    ['after a removed limit', ({ eventId, host }) => update(eventId, host, { capacityMax: null }), 3],
  ];
  for (const [title, free, given] of rows)
    it(title, async () => {
      const full = await buildWaitlist(test, 3);
      const { eventId, people, registered } = full;
      assert.equal((await free(full)).status, 200);
      const there = (await readRegisteredIds(test, eventId)).filter((id) => id !== registered.id);
      assert.deepEqual(there.toSorted(), ids(people.slice(0, given)).toSorted());
      assert.deepEqual(await readWaitingIds(test, eventId), ids(people.slice(given)));
      const { length: taken } = await readRegisteredIds(test, eventId);
      assert.deepEqual(await readSeats(test, eventId), { taken, held: 0 });
    });

  it('with the form, a mail and a notification', async () => {
    const { eventId, registered, people } = await buildWaitlist(test, 1);
    await cancel(eventId, registered);
    const person = at(people, 0);
    const saved = await test.database
      .selectFrom('registrations')
      .select(['institute', 'email'])
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(saved, { institute: 'Waiting College', email: person.email });
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['You are registered: Reading the sky'],
    );
    const told = await test.database
      .selectFrom('notifications')
      .select(['type', 'message'])
      .where('recipientId', '=', person.id)
      .execute();
    const message = 'A seat of Reading the sky became free, and you are registered.';
    assert.deepEqual(told, [{ type: 'SEAT_GIVEN', message }]);
  });

  it('also to a person who cancelled an earlier registration', async () => {
    const { eventId, registered, people } = await buildWaitlist(test, 1);
    await cancel(eventId, registered);
    await joinWaitlist(test, eventId, registered);
    await cancel(eventId, at(people, 0));
    assert.deepEqual(await readRegisteredIds(test, eventId), [registered.id]);
  });

  it('also after the host switched the waitlist off, which nobody can join any more', async () => {
    const { eventId, host, registered, people } = await buildWaitlist(test, 1);
    await update(eventId, host, { waitlist: false });
    const late = await joinWaitlist(test, eventId, await buildParticipant(test));
    assert.equal(late.error.code, 'EVENT_FULL');
    await cancel(eventId, registered);
    assert.deepEqual(await readRegisteredIds(test, eventId), ids(people));
  });

  it('but not after registration has closed, until a host opens it again', async () => {
    const { host, eventId, registered, people } = await buildWaitlist(test, 1);
    const closeAt = (hours: number) =>
      update(eventId, host, { registerEnd: addHours(test, hours).toISOString() });
    await closeAt(-1);
    await test.call(auth.deleteAccount, {}, registered.token);
    assert.deepEqual(
      [await readRegisteredIds(test, eventId), await readWaitingIds(test, eventId)],
      [[], ids(people)],
    );
    assert.equal((await readDetails(eventId, at(people, 0))).wait, null);
    await closeAt(12);
    assert.deepEqual(await readRegisteredIds(test, eventId), ids(people));
  });
});

describe('joining a waitlist (RG-19)', () => {
  const rows: [string, () => Promise<[string, TestAccount]>, [number, string]][] = [
    [
      'is impossible while a seat is left',
      async () => [
        await buildEvent(test, await buildHost(test), { capacityMax: 1, waitlist: true }),
        await buildParticipant(test),
      ],
      [409, 'SEATS_LEFT'],
    ],
    [
      'is impossible without a waitlist',
      async () => [(await buildWaitlist(test, 0, { waitlist: false })).eventId, await buildParticipant(test)],
      [409, 'EVENT_FULL'],
    ],
    [
      'is impossible after registration',
      async () => {
        const { eventId, host } = await buildWaitlist(test, 0);
        await update(eventId, host, { registerEnd: addHours(test, -1).toISOString() });
        return [eventId, await buildParticipant(test)];
      },
      [409, 'REGISTRATION_CLOSED'],
    ],
    [
      'is impossible for a private event without its key',
      async () => [
        await buildEvent(test, await buildHost(test), { visibility: 'private', inviteKey: 'another' }),
        await buildParticipant(test),
      ],
      [404, 'NOT_FOUND'],
    ],
  ];
  for (const [title, prepare, expected] of rows)
    it(title, async () => {
      const [eventId, person] = await prepare();
      const { status, error } = await joinWaitlist(test, eventId, person);
      assert.deepEqual([status, error.code], expected);
      assert.deepEqual(await readWaitingIds(test, eventId), []);
    });

  it('keeps the place of a repeat, and tells it', async () => {
    const { eventId, people } = await buildWaitlist(test, 2);
    const { status, body } = await joinWaitlist(test, eventId, at(people, 0));
    const wait = { position: 1, confirmBy: null };
    assert.deepEqual([status, body.data], [200, { registered: false, wait }]);
    assert.deepEqual(await readWaitingIds(test, eventId), ids(people));
    assert.deepEqual((await readDetails(eventId, at(people, 1))).wait, { position: 2, confirmBy: null });
  });

  it('changes nothing for a registered person', async () => {
    const { eventId, registered } = await buildWaitlist(test, 0);
    const { status, body } = await joinWaitlist(test, eventId, registered);
    assert.deepEqual([status, body.data], [200, { registered: true, wait: null }]);
    assert.deepEqual(await readWaitingIds(test, eventId), []);
  });

  it('keeps a full event full for registering', async () => {
    const { eventId, people } = await buildWaitlist(test, 1);
    const input = { params: { eventId }, body: sampleRegistrationForm };
    const { status, error } = await test.call(registration.register, input, at(people, 0).token);
    assert.deepEqual([status, error.code], [409, 'EVENT_FULL']);
  });
});

describe('a waiting person (RG-19)', () => {
  it('is not registered, has the event in a list of its own, and may open a private one', async () => {
    const { eventId, people } = await buildWaitlist(test, 2, { visibility: 'private' });
    const person = at(people, 1);
    const { registered, registrationState, joinLink, wait } = await readDetails(eventId, person);
    assert.deepEqual([registered, registrationState, joinLink, wait?.position], [false, 'FULL', null, 2]);
    assert.deepEqual((await test.call(registration.registered, {}, person.token)).body.data, []);
    const { content, totalElements } = (await test.call(registration.waiting, {}, person.token)).body;
    assert.deepEqual(
      [content.map((event) => [event.id, event.wait]), totalElements],
      [[[eventId, { position: 2, confirmBy: null }]], 1],
    );
  });

  it('may leave, also twice, and the others move up', async () => {
    const { eventId, people } = await buildWaitlist(test, 2);
    for (let time = 0; time < 2; time += 1) assert.equal((await leave(eventId, at(people, 0))).status, 200);
    assert.equal((await readDetails(eventId, at(people, 1))).wait?.position, 1);
    assert.deepEqual((await test.call(registration.waiting, {}, at(people, 0).token)).body.content, []);
  });

  it('stops waiting with the account', async () => {
    const { eventId, people } = await buildWaitlist(test, 2);
    await test.call(auth.deleteAccount, {}, at(people, 0).token);
    assert.deepEqual(await readWaitingIds(test, eventId), ids(people.slice(1)));
  });

  it('is told of the event’s end, and stops waiting', async () => {
    for (const call of [manageEvents.cancel, manageEvents.remove]) {
      const { host, eventId, people } = await buildWaitlist(test, 1);
      const person = at(people, 0);
      assert.equal((await test.call(call, { params: { eventId } }, host.token)).status, 200);
      assert.deepEqual(await readWaitingIds(test, eventId), []);
      const mails = (await test.mails()).filter(({ to }) => to === person.email);
      assert.deepEqual(
        mails.map(({ subject }) => subject),
        ['Reading the sky was cancelled'],
      );
    }
  });

  it('is not told of changes, which may contain the join link', async () => {
    const { host, eventId, people } = await buildWaitlist(test, 1);
    await update(eventId, host, { joinLink: 'https://meet.example.org/sky' });
    assert.deepEqual(
      (await test.mails()).filter(({ to }) => to === at(people, 0).email),
      [],
    );
  });

  it('is in the own data', async () => {
    const { eventId, people } = await buildWaitlist(test, 1);
    const { waits } = (await test.call(auth.exportOwnData, {}, at(people, 0).token)).body.data;
    assert.deepEqual(
      waits.map((wait) => [wait.eventId, wait.eventTitle, wait.form['institute']]),
      [[eventId, 'Reading the sky', 'Waiting College']],
    );
  });
});
