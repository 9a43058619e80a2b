import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, calendars, type Endpoint, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours, buildEvent, buildEvents } from '../../testing/buildEvent';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

const read = (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ method: 'GET', url, headers });

/** The titles of a calendar, in its order. */
const listTitles = (body: string): string[] =>
  [...body.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)$/gm)].map(([, title = '']) => title.trim());

const readPath = async (call: Endpoint, person: TestAccount): Promise<string> => {
  const { body } = await test.call(call as typeof calendars.address, {}, person.token);
  return body.data.path;
};

const register = (eventId: string, { token }: TestAccount) =>
  test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token);

describe('the calendar of public events (EV-42)', () => {
  it('has the events of the filter, soonest first, and none that is private, ended, cancelled or a draft', async () => {
    const host = await buildHost(test);
    const quiz = { category: 'quiz' as const };
    const later = { startTime: addHours(test, 72), endTime: addHours(test, 75) };
    const ended = { startTime: addHours(test, -5), endTime: addHours(test, -2) };
    await buildEvent(test, host, { ...quiz, ...later, title: 'Night Quiz', mode: 'online' });
    await buildEvent(test, host, { ...quiz, title: 'Hall Quiz', mode: 'offline' });
    await buildEvent(test, host, { ...quiz, title: 'Hidden Quiz', visibility: 'private' });
    await buildEvent(test, host, { ...quiz, ...ended, title: 'Old Quiz', registerEnd: addHours(test, -5) });
    const cancelled = await buildEvent(test, host, { ...quiz, title: 'Lost Quiz' });
    await test.call(manageEvents.cancel, { params: { eventId: cancelled } }, host.token);
    const draft = await buildEvent(test, host, { ...quiz, title: 'Draft Quiz' });
    await test.call(manageEvents.unpublish, { params: { eventId: draft } }, host.token);
    const { statusCode, headers, body } = await read('/api/v1/public/calendars/events.ics?category=QUIZ');
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=300');
    assert.deepEqual(listTitles(body), ['Hall Quiz', 'Night Quiz']);
    const offline = await read('/api/v1/public/calendars/events.ics?category=quiz&mode=offline');
    assert.deepEqual(listTitles(offline.body), ['Hall Quiz']);
    assert.match(offline.body, /^NAME:Marquee: quiz\\, offline\r$/m);
    const found = await read('/api/v1/public/calendars/events.ics?q=night');
    assert.deepEqual(listTitles(found.body), ['Night Quiz']);
  });

  it('has at most 200 events, the soonest', async () => {
    const host = await buildHost(test);
    const later = { startTime: addHours(test, 72), endTime: addHours(test, 75) };
    await buildEvent(test, host, { ...later, title: 'Last solstice' });
    await buildEvents(
      test,
      host,
      Array.from({ length: 200 }, () => ({ title: 'Solstice' })),
    );
    for (const path of ['events.ics?q=solstice', `hosts/${host.id}/events.ics`]) {
      const { body } = await read(`/api/v1/public/calendars/${path}`);
      assert.deepEqual(
        listTitles(body),
        Array.from({ length: 200 }, () => 'Solstice'),
      );
    }
  });

  it('answers 304 to a program that has it, and 400 to an unknown type', async () => {
    const first = await read('/api/v1/public/calendars/events.ics?mode=online');
    const again = await read('/api/v1/public/calendars/events.ics?mode=online', {
      'if-none-match': String(first.headers['etag']),
    });
    assert.equal(again.statusCode, 304);
    assert.equal((await read('/api/v1/public/calendars/events.ics?category=party')).statusCode, 400);
  });

  it('has the public events of one host, and is unknown for others than hosts', async () => {
    const [host, other, person] = [
      await buildHost(test),
      await buildHost(test),
      await buildParticipant(test),
    ];
    await buildEvent(test, host, { title: 'Own Hack' });
    await buildEvent(test, other, { title: 'Other Hack' });
    const { body } = await read(`/api/v1/public/calendars/hosts/${host.id}/events.ics`);
    assert.deepEqual(listTitles(body), ['Own Hack']);
    assert.equal((await read(`/api/v1/public/calendars/hosts/${person.id}/events.ics`)).statusCode, 404);
  });
});

describe('the calendar of a participant (EV-43)', () => {
  it('has the registered events of the last 90 days and later, a cancelled one as cancelled, without the join link', async () => {
    const [host, person] = [await buildHost(test), await buildParticipant(test)];
    const joinLink = 'https://meet.example.org/secret-room';
    const event = await buildEvent(test, host, { title: 'Talk', mode: 'online', joinLink });
    const lost = await buildEvent(test, host, { title: 'Lost Talk' });
    const left = await buildEvent(test, host, { title: 'Left Talk' });
    const recent = await buildEvent(test, host, { title: 'Recent Talk' });
    const old = await buildEvent(test, host, { title: 'Old Talk' });
    await buildEvent(test, host, { title: 'Talk of others' });
    for (const id of [event, lost, left, recent, old]) await register(id, person);
    await test.call(manageEvents.cancel, { params: { eventId: lost } }, host.token);
    await test.call(registration.cancelRegistration, { params: { eventId: left } }, person.token);
    const days = (count: number) => addHours(test, -24 * count);
    for (const [id, count] of [
      [recent, 89],
      [old, 91],
    ] as const)
      await test.database
        .updateTable('events')
        .set({
          registerStart: days(99),
          registerEnd: days(count + 1),
          startTime: days(count + 1),
          endTime: days(count),
        })
        .where('id', '=', id)
        .execute();
    const { statusCode, headers, body } = await read(await readPath(calendars.address, person));
    assert.equal(statusCode, 200);
    assert.equal(headers['cache-control'], 'private, no-cache');
    assert.deepEqual(listTitles(body).toSorted(), ['Lost Talk', 'Recent Talk', 'Talk']);
    assert.equal(body.match(/^STATUS:CANCELLED\r$/gm)?.length, 1);
    assert.doesNotMatch(body.replaceAll('\r\n ', ''), /meet\.example/);
  });

  it('has another address after a renewal, and none of an earlier or a forged one', async () => {
    const [person, other] = [await buildParticipant(test), await buildParticipant(test)];
    const first = await readPath(calendars.address, person);
    assert.equal(await readPath(calendars.address, person), first);
    const second = await readPath(calendars.renew, person);
    assert.notEqual(second, first);
    const forged = second.replace(person.id, other.id);
    const statuses = await Promise.all(
      [first, second, forged].map(async (path) => (await read(path)).statusCode),
    );
    assert.deepEqual(statuses, [404, 200, 404]);
  });

  it('ends with the account', async () => {
    const person = await buildParticipant(test);
    const path = await readPath(calendars.address, person);
    await test.call(auth.deleteAccount, { body: {} }, person.token);
    assert.equal((await read(path)).statusCode, 404);
  });
});
