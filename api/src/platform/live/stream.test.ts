import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { afterEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { auth, manageEvents, live, notifications, registration } from '@marquee/shared-contracts';
import { notify } from '../../features/notifications/notify';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { buildQuiz } from '../../testing/buildQuiz';
import { buildTestApp } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { openStream, type StreamReader } from '../../testing/openStream';
import { STREAMS_OF_ACCOUNT } from './OpenStreams';

const test = setUpTestApp({}, async () => {
  address = await test.app.http.listen({ host: '127.0.0.1', port: 0 });
  person = await buildParticipant(test);
  other = await buildParticipant(test);
});
let address: string;
let person: TestAccount;
let other: TestAccount;
const opened: StreamReader[] = [];
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  await wait(20);
});

async function open({ token }: { token: string }, lastEventId?: string): Promise<StreamReader> {
  const stream = await openStream(address, token, lastEventId);
  opened.push(stream);
  return stream;
}

/** Creates a notification for this person in a transaction that `cause` can still abort. */
const notifyPerson = ({ id }: TestAccount, dedupeKey: string, cause = async (): Promise<void> => undefined) =>
  test.database.transaction().execute(async (transaction) => {
    const notice = { recipientId: id, type: 'WELCOME', title: 'Welcome', message: 'Hello.' } as const;
    await notify(transaction, [{ ...notice, dedupeKey }], test.clock.now());
    await cause();
  });

const at = (): string => test.clock.now().toISOString();

describe('a stream', () => {
  it('announces a new notification after the commit, to its reader only', async () => {
    const [own, foreign] = [await open(person), await open(other)];
    const undone = notifyPerson(person, 'undone', () => Promise.reject(new Error('undone')));
    await assert.rejects(undone, /undone/);
    await notifyPerson(person, 'done', async () => {
      await wait(200);
      assert.deepEqual(own.messages, []);
    });
    assert.deepEqual(await own.wait(1), [{ type: 'NOTIFICATION', at: at() }]);
    await notifyPerson(person, 'done');
    await wait(150);
    assert.deepEqual([own.messages.length, foreign.messages.length], [1, 0]);
  });

  it("announces read notifications to the reader's other devices", async () => {
    const stream = await open(person);
    await test.call(notifications.readAll, {}, person.token);
    assert.equal((await stream.wait(1))[0]?.type, 'NOTIFICATION');
  });

  it('announces an event to registered, liking and hosting people', async () => {
    const host = await buildHost(test);
    const liking = await buildParticipant(test);
    const eventId = await buildEvent(test, host);
    await test.call(
      registration.register,
      { params: { eventId }, body: sampleRegistrationForm },
      person.token,
    );
    await test.call(registration.addFavourite, { params: { eventId } }, liking.token);
    const streams = await Promise.all([person, liking, host].map((one) => open(one)));
    const stranger = await open(other);
    const entries = [{ day: 1, description: 'A first look' }];
    const saved = await test.call(
      manageEvents.replaceTimeline,
      { params: { eventId }, body: { entries } },
      host.token,
    );
    assert.equal(saved.status, 200);
    for (const stream of streams)
      assert.deepEqual(await stream.wait(1), [{ type: 'EVENT_CHANGED', eventId, at: at() }]);
    assert.deepEqual(stranger.messages, []);
  });

  // Runs before tests that leave topics collecting, because an id never exceeds unsent topics.
  it('resumes after the last received event', async () => {
    const first = await open(person);
    await notifyPerson(person, 'heard');
    await first.wait(1);
    first.close();
    await notifyPerson(other, 'not for this person');
    await notifyPerson(person, 'missed');
    const second = await open(person, first.lastEventId());
    assert.deepEqual(
      (await second.wait(1)).map(({ type }) => type),
      ['NOTIFICATION'],
    );
    const third = await open(person, second.lastEventId());
    await wait(150);
    assert.deepEqual([second.messages.length, third.messages.length], [1, 0]);
  });

  it('announces a constantly changing leaderboard once in two seconds', async () => {
    const host = await buildHost(test);
    const { eventId } = await buildQuiz(test, host);
    const stream = await open(host);
    const publishing = setInterval(() => test.app.bus.publish([`leaderboard:${eventId}`]), 10);
    await stream.wait(1);
    clearInterval(publishing);
    await wait(100);
    assert.deepEqual(stream.messages, [{ type: 'LEADERBOARD_CHANGED', eventId, at: at() }]);
  });

  it('announces once that a quiz is about to end', async () => {
    const host = await buildHost(test);
    const { eventId } = await buildQuiz(test, host, {
      endTime: new Date(test.clock.now().getTime() + 59_000),
      registerEnd: test.clock.now(),
    });
    const stream = await open(host);
    await stream.wait(1);
    await wait(1200);
    assert.deepEqual(stream.messages, [{ type: 'QUIZ_ENDING', eventId, at: at() }]);
  });

  it('requests a full reload when missed topics are unknown', async () => {
    const stream = await open(person, 'an id of another instance');
    assert.deepEqual(await stream.wait(1), [{ type: 'REFETCH', at: at() }]);
  });

  it('ends within a second of its own logout, but not of other sessions’', async () => {
    const leaving = await buildParticipant(test);
    const [own, foreign] = [await open(leaving), await open(other)];
    await test.call(auth.logout, {}, leaving.token);
    const requestedAt = Date.now();
    await own.ended;
    assert.ok(Date.now() - requestedAt < 1000, `${Date.now() - requestedAt} ms`);
    await notifyPerson(other, 'still there');
    await foreign.wait(1);
  });

  it('ends with all sessions of a suspended account', async () => {
    const suspended = await buildParticipant(test);
    const stream = await open(suspended);
    await test.database
      .updateTable('accounts')
      .set({ state: 'SUSPENDED' })
      .where('id', '=', suspended.id)
      .execute();
    await stream.ended;
    assert.equal(stream.status, 200);
  });

  it(`opens ${STREAMS_OF_ACCOUNT} times per account at most`, async () => {
    const many = await buildParticipant(test);
    for (let number = 0; number < STREAMS_OF_ACCOUNT; number += 1)
      assert.equal((await open(many)).status, 200);
    assert.equal((await open(many)).status, 429);
    opened[0]?.close();
    await wait(50);
    assert.equal((await open(many)).status, 200);
  });
});

describe('a stop', () => {
  it('waits for no stream, whether it is read or not', async () => {
    const stopping = await buildTestApp();
    const here = new URL(await stopping.app.http.listen({ host: '127.0.0.1', port: 0 }));
    const { token } = await buildParticipant(stopping);
    const stream = await openStream(here.href, token);
    const idle = connect(Number(here.port), '127.0.0.1');
    idle.on('error', () => undefined);
    idle.write(`GET ${live.stream.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await wait(100);
    idle.pause();
    const requestedAt = Date.now();
    await stopping.close();
    await stream.ended;
    assert.ok(Date.now() - requestedAt < 2000, `${Date.now() - requestedAt} ms`);
    idle.destroy();
  });
});
