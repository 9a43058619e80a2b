import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, calendars, type Endpoint, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
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
  it('has the events of the filter, soonest first, and none that is private, cancelled or a draft', async () => {
    const host = await buildHost(test);
    await buildEvent(test, host, { title: 'Night Quiz', category: 'quiz', mode: 'online' });
    await buildEvent(test, host, { title: 'Hall Quiz', category: 'quiz', mode: 'offline' });
    await buildEvent(test, host, { title: 'Hidden Quiz', category: 'quiz', visibility: 'private' });
    const cancelled = await buildEvent(test, host, { title: 'Lost Quiz', category: 'quiz' });
    await test.call(manageEvents.cancel, { params: { eventId: cancelled } }, host.token);
    const { statusCode, headers, body } = await read('/api/v1/public/calendars/events.ics?category=QUIZ');
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(headers['cache-control'], 'public, max-age=300');
    assert.deepEqual(listTitles(body).toSorted(), ['Hall Quiz', 'Night Quiz']);
    const offline = await read('/api/v1/public/calendars/events.ics?category=quiz&mode=offline');
    assert.deepEqual(listTitles(offline.body), ['Hall Quiz']);
    assert.match(offline.body, /^NAME:Marquee: quiz\\, offline\r$/m);
    const found = await read('/api/v1/public/calendars/events.ics?q=night');
    assert.deepEqual(listTitles(found.body), ['Night Quiz']);
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
  it('has the registered events, and a cancelled one as cancelled, without the join link', async () => {
    const [host, person] = [await buildHost(test), await buildParticipant(test)];
    const joinLink = 'https://meet.example.org/secret-room';
    const event = await buildEvent(test, host, { title: 'Talk', mode: 'online', joinLink });
    const lost = await buildEvent(test, host, { title: 'Lost Talk' });
    const left = await buildEvent(test, host, { title: 'Left Talk' });
    await buildEvent(test, host, { title: 'Talk of others' });
    for (const id of [event, lost, left]) await register(id, person);
    await test.call(manageEvents.cancel, { params: { eventId: lost } }, host.token);
    await test.call(registration.cancelRegistration, { params: { eventId: left } }, person.token);
    const { statusCode, headers, body } = await read(await readPath(calendars.address, person));
    assert.equal(statusCode, 200);
    assert.equal(headers['cache-control'], 'private, no-cache');
    assert.deepEqual(listTitles(body).toSorted(), ['Lost Talk', 'Talk']);
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
