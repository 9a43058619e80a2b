import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { events, attendees, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { buildHackathon, buildRegistered, buildTeam } from '../../testing/buildTeam';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { purgeExpired } from '../../purgeExpired';

const DAY = 86_400;

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildEvent(test, host);
});

const register = async (overrides: Partial<typeof sampleRegistrationForm> = {}): Promise<TestAccount> => {
  const person = await buildParticipant(test);
  const body = { ...sampleRegistrationForm, ...overrides };
  await test.call(registration.register, { params: { eventId }, body }, person.token);
  return person;
};
const cancel = (person: TestAccount) =>
  test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
const checkIn = (accountId: string, by = host) =>
  test.call(attendees.checkIn, { params: { eventId, accountId } }, by.token);
const undo = (accountId: string) =>
  test.call(attendees.undoCheckIn, { params: { eventId, accountId } }, host.token);
const list = async (query: Record<string, string> = {}) =>
  (await test.call(attendees.list, { params: { eventId }, query }, host.token)).body.participants;
const readActivity = async () =>
  (await test.call(attendees.activity, { params: { eventId } }, host.token)).body.data;

describe('checking in by hand', () => {
  it('keeps the first time on repeats', async () => {
    const person = await register();
    const helper = await buildHost(test);
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: helper.id, addedAt: test.clock.now() })
      .execute();
    const first = test.clock.now().toISOString();
    assert.equal((await checkIn(person.id)).body.data.checkedInAt, first);
    test.clock.advance(60);
    assert.equal((await checkIn(person.id, helper)).body.data.checkedInAt, first);
    assert.equal((await list())[0]?.checkedInAt, first);
  });

  it('can be undone, and repeated afterwards', async () => {
    const person = await register();
    await checkIn(person.id);
    for (const answer of [await undo(person.id), await undo(person.id)]) assert.equal(answer.status, 200);
    assert.equal((await list())[0]?.checkedInAt, null);
    test.clock.advance(60);
    assert.equal((await checkIn(person.id)).body.data.checkedInAt, test.clock.now().toISOString());
  });

  it('requires a registration', async () => {
    const gone = await register();
    await cancel(gone);
    const stranger = await buildParticipant(test);
    for (const { id } of [gone, stranger, host]) assert.equal((await checkIn(id)).status, 404);
  });

  it('ends with a cancellation', async () => {
    const person = await register();
    await checkIn(person.id);
    await cancel(person);
    const body = sampleRegistrationForm;
    await test.call(registration.register, { params: { eventId }, body }, person.token);
    assert.equal((await list())[0]?.checkedInAt, null);
  });

  it('appears in the file', async () => {
    const person = await register();
    await checkIn(person.id);
    const file = await test.app.http.inject({
      url: `/api/events/${eventId}/participants?format=csv`,
      headers: { authorization: `Bearer ${host.token}` },
    });
    assert.match(
      file.body.split('\r\n')[1] ?? '',
      new RegExp(`"ACTIVE","${test.clock.now().toISOString()}",`),
    );
  });
});

describe('the list of participants', () => {
  it('can be filtered by type, team and attendance, also combined', async () => {
    const came = await register({ type: 'Professional' });
    const student = await register();
    await checkIn(came.id);
    const listIds = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);
    assert.deepEqual(await listIds({ type: 'Professional' }), [came.id]);
    assert.deepEqual(await listIds({ checkedIn: 'YES' }), [came.id]);
    assert.deepEqual(await listIds({ checkedIn: 'no' }), [student.id]);
    assert.deepEqual(await listIds({ team: 'without', type: 'College Student' }), [student.id]);
    assert.deepEqual(await listIds({ team: 'with' }), []);
    assert.deepEqual(await listIds({ checkedIn: 'yes', type: 'College Student' }), []);
  });

  it('has the total of its filter, by counters and by counting alike', async () => {
    const params = { eventId: await buildHackathon(test, host) };
    const { leader } = await buildTeam(test, params.eventId);
    await buildTeam(test, params.eventId, { name: 'Early Birds' });
    const [alone, gone] = [
      await buildRegistered(test, params.eventId),
      await buildRegistered(test, params.eventId),
    ];
    await test.call(registration.cancelRegistration, { params }, gone.token);
    for (const { id: accountId } of [leader, alone])
      await test.call(attendees.checkIn, { params: { ...params, accountId } }, host.token);
    const rows: [query: Record<string, string>, total: number][] = [
      [{}, 3],
      [{ team: 'with' }, 2],
      [{ team: 'without' }, 1],
      [{ checkedIn: 'yes' }, 2],
      [{ checkedIn: 'no' }, 1],
      [{ team: 'with', checkedIn: 'no' }, 1],
      [{ team: 'without', type: 'Professional' }, 0],
    ];
    for (const [query, total] of rows) {
      const { body } = await test.call(
        attendees.list,
        { params, query: { ...query, size: '50' } },
        host.token,
      );
      assert.deepEqual([body.totalElements, body.participants.length], [total, total], JSON.stringify(query));
    }
  });

  it('refuses an unknown filter', async () => {
    const answer = await test.call(
      attendees.list,
      { params: { eventId }, query: { team: 'some' } },
      host.token,
    );
    assert.equal(answer.status, 400);
  });
});

describe('the activity of an event', () => {
  const look = async (token?: string) => {
    await test.call(events.details, { params: { eventId } }, token);
    await test.app.eventViews.flush();
  };
  const formatToday = () => test.clock.now().toISOString().slice(0, 10);

  it('contains registrations and views per day, also after the viewers are forgotten', async () => {
    const first = formatToday();
    await look();
    const person = await register();
    await register();
    await look(person.token);
    await look(host.token);
    test.clock.advance(DAY);
    await look(person.token);
    assert.deepEqual(await readActivity(), {
      days: [
        { day: first, registrations: 2, views: 2 },
        { day: formatToday(), registrations: 0, views: 1 },
      ],
      registrations: 2,
      checkedIn: 0,
    });
    test.clock.advance(3 * DAY);
    await purgeExpired(test.app);
    assert.deepEqual(
      (await readActivity()).days.map(({ views }) => views),
      [2, 1],
    );
  });

  it("uses the event's time zone for days", async () => {
    test.clock.set('2026-05-04T20:00:00.000Z');
    host = await buildHost(test);
    const person = await buildParticipant(test);
    const days: Record<string, unknown> = {};
    for (const timezone of ['Asia/Kolkata', 'UTC', 'Pacific/Honolulu']) {
      eventId = await buildEvent(test, host, { timezone });
      await register();
      await look(person.token);
      // The same day continues in Honolulu, while other zones reach the next day.
      test.clock.set('2026-05-05T09:30:00.000Z');
      await look(person.token);
      test.clock.set('2026-05-04T20:00:00.000Z');
      days[timezone] = (await readActivity()).days.map(({ day, registrations, views }) => [
        day,
        registrations,
        views,
      ]);
    }
    assert.deepEqual(days, {
      'Asia/Kolkata': [['2026-05-05', 1, 1]],
      UTC: [
        ['2026-05-04', 1, 1],
        ['2026-05-05', 0, 1],
      ],
      'Pacific/Honolulu': [['2026-05-04', 1, 1]],
    });
  });

  it('excludes cancelled registrations, and counts attendees', async () => {
    const [gone, came] = [await register(), await register()];
    await cancel(gone);
    await checkIn(came.id);
    const { days, registrations, checkedIn } = await readActivity();
    assert.deepEqual([days.length, registrations, checkedIn], [1, 1, 1]);
  });

  it('is empty at first', async () => {
    assert.deepEqual(await readActivity(), { days: [], registrations: 0, checkedIn: 0 });
  });
});
