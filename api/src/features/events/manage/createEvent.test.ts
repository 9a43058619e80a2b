import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { manageEvents, events, REQUIRED_EVENT_FIELDS } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { addHours } from '../../../testing/buildEvent';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createEventBody } from '../../../testing/createEventBody';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const create = (overrides: Parameters<typeof createEventBody>[1] = {}) =>
  test.call(manageEvents.create, { body: createEventBody(test, overrides) }, host.token);

async function createWithKey(key: string, payload: object = createEventBody(test)) {
  const response = await test.app.http.inject({
    method: 'POST',
    url: '/api/events/create',
    headers: { authorization: `Bearer ${host.token}`, 'idempotency-key': key },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const countOwnEvents = async (): Promise<number> =>
  (await test.call(manageEvents.list, {}, host.token)).body.totalElements;

describe('creating an event', () => {
  it('publishes it immediately and returns its id under every documented name', async () => {
    const { status, body } = await create({ title: ' The  open sky ', capacityMax: 40, capacityMin: 5 });
    assert.equal(status, 201);
    assert.equal(body.message, 'Event Created Successfully!');
    assert.deepEqual([body.payload.id, body.data.id], [body.id, body.id]);
    const { data } = (await test.call(manageEvents.details, { params: { eventId: body.id } }, host.token))
      .body;
    assert.deepEqual(data, body.data);
    assert.equal(data.title, 'The open sky');
    assert.deepEqual([data.mode, data.category, data.visibility], ['online', 'seminar', 'public']);
    assert.deepEqual([data.capacityMin, data.capacityMax, data.seatsLeft], [5, 40, 40]);
    assert.deepEqual([data.version, data.role, data.inviteKey], [1, 'OWNER', null]);
    assert.equal(data.hostEmail, host.email);
    assert.equal(data.lastUpdate, test.clock.now().toISOString());
    const page = await test.call(events.details, { params: { eventId: body.id } });
    assert.equal(page.body.data.title, 'The open sky');
  });

  it('adds https:// to a website without a scheme', async () => {
    assert.equal((await create({ url: ' college.edu/fest ' })).body.data.url, 'https://college.edu/fest');
  });

  it('applies defaults for absent and null fields', async () => {
    const { data } = (
      await create({ category: null, festival: null, capacityMax: null, timezone: null, url: '' })
    ).body;
    assert.deepEqual(
      [data.category, data.festival, data.capacityMax, data.timezone, data.url, data.venue],
      ['other', null, null, 'Asia/Kolkata', null, ''],
    );
    assert.deepEqual([data.teamCreationAllowed, data.minTeamSize, data.maxTeamSize], [false, 1, 1]);
  });

  it('reports the first missing field, in the documented order, before other errors', async () => {
    const body: Record<string, unknown> = { ...createEventBody(test), capacityMax: 'many' };
    for (const field of REQUIRED_EVENT_FIELDS.toReversed()) {
      body[field] = field === 'title' ? '  ' : null;
      const { status, body: refused } = await createWithKey('never-used', body);
      const message = `Missing required field: ${field}`;
      assert.deepEqual(
        [status, refused.code, refused.message, refused.errors],
        [400, 'VALIDATION', message, [{ field, message }]],
      );
    }
    const nothing = await createWithKey('never-used', []);
    assert.deepEqual([nothing.status, nothing.body.message], [400, 'Missing required field: imageUrl']);
  });

  it('reports every broken rule with its text', async () => {
    const { status, error } = await create({
      title: 'ab',
      url: 'javascript:alert(1)',
      imageUrl: 'https://example.org/a.png',
      capacityMax: 0,
      endTime: addHours(test, 47).toISOString(),
    });
    assert.equal(status, 400);
    assert.deepEqual(
      error.errors?.map(({ field }) => field),
      ['title', 'url', 'imageUrl', 'registerEnd', 'endTime', 'capacityMax'],
    );
  });

  it('refuses a start that is not in the future, and times without an offset', async () => {
    const past = await create({
      registerEnd: addHours(test, 0).toISOString(),
      startTime: test.clock.now().toISOString(),
    });
    assert.deepEqual(past.error.errors, [
      { field: 'startTime', message: 'The event must start in the future.' },
    ]);
    for (const startTime of ['2026-05-06T10:00', '2026-05-06', 'soon', '2026-13-06T10:00:00Z']) {
      assert.deepEqual((await create({ startTime })).error.errors, [
        { field: 'startTime', message: 'Please enter a date and a time with its offset from UTC.' },
      ]);
    }
    const local = await create({ startTime: '2026-05-06T15:30:00+05:30' });
    assert.equal(local.body.data.startTime, '2026-05-06T10:00:00.000Z');
  });

  it('creates a key for a private event, which appears in no list', async () => {
    const { data } = (await create({ visibility: 'private', title: 'Behind closed doors' })).body;
    assert.match(String(data.inviteKey), /^[\w-]{24}$/);
    test.clock.advance(1);
    const listed = await test.call(events.events, { query: { q: 'Behind closed doors' } });
    assert.deepEqual(listed.body, []);
    const params = { eventId: data.id };
    assert.equal((await test.call(events.details, { params })).status, 404);
    const opened = await test.call(events.details, { params, query: { k: String(data.inviteKey) } });
    assert.equal(opened.status, 200);
  });
});

describe('creating an event with an Idempotency-Key', () => {
  it('returns the first event on a repeat, even when its start has passed and the daily limit is used up', async () => {
    const body = createEventBody(test);
    const first = await createWithKey('form-1', body);
    for (let more = 0; more < 19; more += 1) assert.equal((await create()).status, 201);
    assert.equal((await create()).status, 429);
    test.clock.advance(20 * 3600);
    const again = await createWithKey('form-1', body);
    assert.deepEqual([first.status, again.status, again.body.id], [201, 200, first.body.id]);
    assert.equal(await countOwnEvents(), 20);
    test.clock.advance(4 * 3600);
    assert.equal((await create()).status, 201);
  });

  it('creates one event from concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => createWithKey('form-2')));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted(),
      [200, 200, 200, 200, 200, 200, 200, 201],
    );
    assert.equal(await countOwnEvents(), 1);
  });

  it('counts concurrent calls once towards the daily limit, also at the last call', async () => {
    for (let more = 0; more < 19; more += 1) assert.equal((await create()).status, 201);
    const answers = await Promise.all(Array.from({ length: 8 }, () => createWithKey('form-3')));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted(),
      [200, 200, 200, 200, 200, 200, 200, 201],
    );
    assert.equal(await countOwnEvents(), 20);
    assert.equal((await createWithKey('form-4')).status, 429);
    assert.equal((await createWithKey('form-3')).status, 200);
  });

  it('refuses an invalid key', async () => {
    for (const key of ['', ' ', 'a b', 'a'.repeat(201)])
      assert.deepEqual([key, (await createWithKey(key)).status], [key, 400]);
  });
});
