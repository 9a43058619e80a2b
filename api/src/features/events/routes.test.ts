import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { events } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  await test.database.updateTable('events').set({ deletedAt: test.clock.now() }).execute();
  host = await buildHost(test);
  // Lists are cached for a second.
  test.clock.advance(1);
});

const list = async (query: Record<string, string> = {}) => test.call(events.events, { query });
const listTitles = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await list(query)).body.map(({ title }) => title);

describe('the list of public events', () => {
  it('has events that have not ended, soonest first, then the earlier end of registration', async () => {
    await buildEvent(test, host, { title: 'Later', startTime: addHours(test, 49) });
    await buildEvent(test, host, { title: 'Soon' });
    await buildEvent(test, host, { title: 'Soon, closing earlier', registerEnd: addHours(test, 1) });
    await buildEvent(test, host, {
      title: 'Running',
      registerEnd: addHours(test, -1),
      startTime: addHours(test, -1),
    });
    assert.deepEqual(await listTitles(), ['Running', 'Soon, closing earlier', 'Soon', 'Later']);
  });

  it('omits private, deleted, cancelled and ended events', async () => {
    const now = test.clock.now();
    await buildEvent(test, host, { title: 'Public' });
    await buildEvent(test, host, { title: 'Private', visibility: 'private' });
    await buildEvent(test, host, { title: 'Deleted', deletedAt: now });
    await buildEvent(test, host, { title: 'Cancelled', cancelledAt: now });
    await buildEvent(test, host, {
      title: 'Ended this very moment',
      registerEnd: addHours(test, -3),
      startTime: addHours(test, -3),
      endTime: now,
    });
    assert.deepEqual(await listTitles(), ['Public']);
    for (const q of ['Private', 'Deleted', 'Cancelled', 'Ended'])
      assert.deepEqual(await listTitles({ q }), []);
  });

  it('searches title, organization, type, place and festival, ignoring case', async () => {
    await buildEvent(test, host, {
      title: 'Bridges',
      organization: 'Narmada School',
      category: 'webinar',
      venue: 'Hall Nine',
      festival: 'Yantra',
    });
    await buildEvent(test, host, { title: 'Something else' });
    for (const q of ['bridge', 'NARMADA', 'webinars', 'hall n', 'yantra', ' yantra '])
      assert.deepEqual(await listTitles({ q }), ['Bridges'], q);
  });

  it('reads wildcards and quotes as blanks', async () => {
    await buildEvent(test, host, { title: '100% fun_day' });
    await buildEvent(test, host, { title: '100 funXday' });
    assert.deepEqual(await listTitles({ q: '100% fun_d' }), ['100% fun_day']);
    assert.deepEqual(await listTitles({ q: '%_' }), []);
    assert.deepEqual(await listTitles({ q: '\\' }), []);
    assert.deepEqual(await listTitles({ q: `fun' | 'x":*` }), []);
  });

  it('filters by type and by mode', async () => {
    await buildEvent(test, host, { title: 'Quiz here', category: 'quiz', mode: 'offline' });
    await buildEvent(test, host, { title: 'Quiz there', category: 'quiz' });
    await buildEvent(test, host, { title: 'Talk here', category: 'seminar', mode: 'offline' });
    assert.deepEqual((await listTitles({ category: 'Quiz' })).toSorted(), ['Quiz here', 'Quiz there']);
    assert.deepEqual(await listTitles({ category: 'quiz', mode: 'OFFLINE' }), ['Quiz here']);
  });

  it('is paged, with the total in X-Total-Count', async () => {
    for (let day = 1; day <= 5; day += 1) {
      await buildEvent(test, host, {
        title: `Day ${day}`,
        startTime: addHours(test, 24 * day + 24),
        endTime: addHours(test, 24 * day + 26),
      });
    }
    const { body, headers } = await list({ page: '1', size: '2' });
    assert.deepEqual(
      body.map(({ title }) => title),
      ['Day 3', 'Day 4'],
    );
    assert.equal(headers['x-total-count'], '5');
    assert.equal((await list({ page: '9', size: '2' })).headers['x-total-count'], '5');
    assert.equal((await list()).headers['x-total-count'], '5');
  });

  it('is an empty array when nothing matches', async () => {
    const { status, body } = await list();
    assert.equal(status, 200);
    assert.deepEqual(body, []);
  });

  it('includes the registration status and the number of seats left', async () => {
    const id = await buildEvent(test, host, { capacityMax: 3, venue: 'Hall Nine' });
    await test.database.updateTable('eventSeats').set({ taken: 3 }).where('eventId', '=', id).execute();
    const [card] = (await list()).body;
    assert.equal(card?.seatsLeft, 0);
    assert.equal(card.registrationState, 'FULL');
    assert.equal(card.location, 'Hall Nine');
    assert.equal(card.organization, 'Example College');
  });

  it('is cached for a second, by browsers too, and answers 304 to an up-to-date client', async () => {
    await buildEvent(test, host, { title: 'First' });
    const { headers } = await list();
    assert.equal(headers['cache-control'], 'public, max-age=1');
    await buildEvent(test, host, { title: 'Second', startTime: addHours(test, 49) });
    assert.deepEqual(await listTitles(), ['First']);

    const again = { url: events.events.path, headers: { 'if-none-match': String(headers.etag) } };
    const unchanged = await test.app.http.inject(again);
    assert.equal(unchanged.statusCode, 304);
    assert.equal(unchanged.body, '');
    test.clock.advance(1);
    const changed = await test.app.http.inject(again);
    assert.equal(changed.statusCode, 200);
    assert.deepEqual(await listTitles(), ['First', 'Second']);
  });
});

describe('the page of an event', () => {
  it('shows the event, its host, its timeline by day and its administrators, with the server’s time', async () => {
    const administrator = await buildHost(test, { firstname: 'Kabir' });
    const id = await buildEvent(test, host, { capacityMax: 40, festival: 'Yantra' });
    await test.database
      .insertInto('timelineEntries')
      .values([
        { eventId: id, day: 2, description: 'Planets' },
        { eventId: id, day: 1, description: 'Moon' },
      ])
      .execute();
    await test.database
      .insertInto('eventAdministrators')
      .values({
        eventId: id,
        userId: administrator.id,
        addedAt: test.clock.now(),
        acceptedAt: test.clock.now(),
      })
      .execute();
    const { body } = await test.call(events.details, { params: { eventId: id } });
    assert.deepEqual(body.data.timelineEntries, [
      { day: 1, description: 'Moon' },
      { day: 2, description: 'Planets' },
    ]);
    assert.deepEqual(body.data.host, {
      id: host.id,
      firstName: 'Hana',
      lastName: 'Rao',
      imageUrl: '',
      organization: 'Example College',
      email: null,
    });
    assert.deepEqual(body.data.administrators, [
      { firstName: 'Kabir', lastName: 'Rao', imageUrl: '', username: `person-${administrator.id}` },
    ]);
    assert.equal(body.data.capacityMax, 40);
    assert.equal(body.data.festival, 'Yantra');
    assert.equal(body.data.timezone, 'Asia/Kolkata');
    assert.equal(body.data.serverNow, test.clock.now().toISOString());
  });

  it('shows the place, or the organization if there is none', async () => {
    const online = await buildEvent(test, host);
    const offline = await buildEvent(test, host, { venue: 'Hall Nine' });
    const readLocation = async (eventId: string) =>
      (await test.call(events.details, { params: { eventId } })).body.data.location;
    assert.equal(await readLocation(online), 'Example College');
    assert.equal(await readLocation(offline), 'Hall Nine');
  });

  it('contains no email except the host’s, if the event shows it', async () => {
    const hidden = await buildEvent(test, host);
    const shown = await buildEvent(test, host, { showContactEmail: true });
    const readBody = async (eventId: string) =>
      JSON.stringify((await test.call(events.details, { params: { eventId } })).body);
    assert.doesNotMatch(await readBody(hidden), /@/);
    assert.match(await readBody(shown), new RegExp(host.email));
    test.clock.advance(1);
    assert.doesNotMatch(JSON.stringify((await list()).body), /@/);
  });

  it('opens a private event with its key; without the key the event is absent', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private', inviteKey: 'right' });
    const deleted = await buildEvent(test, host, { deletedAt: test.clock.now() });
    const open = (id: string, k?: string) =>
      test.call(events.details, { params: { eventId: id }, query: k === undefined ? {} : { k } });
    assert.equal((await open(eventId, 'right')).status, 200);
    const absent = await open('00000000-0000-7000-8000-000000000000');
    assert.equal(absent.status, 404);
    for (const answer of [
      await open(eventId),
      await open(eventId, ''),
      await open(eventId, 'wrong'),
      await open(deleted),
      await open('no-id'),
    ]) {
      assert.equal(answer.status, 404);
      assert.deepEqual(answer.error, absent.error);
    }
  });

  it('stays readable after the event was cancelled or has ended', async () => {
    const cancelled = await buildEvent(test, host, { cancelledAt: test.clock.now() });
    const ended = await buildEvent(test, host, {
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -5),
      endTime: addHours(test, -2),
    });
    const readState = async (eventId: string) =>
      (await test.call(events.details, { params: { eventId } })).body.data.registrationState;
    assert.equal(await readState(cancelled), 'CANCELLED');
    assert.equal(await readState(ended), 'ENDED');
  });
});
