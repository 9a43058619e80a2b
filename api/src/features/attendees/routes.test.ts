import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { attendees, registration } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { hasExpressionOf } from '../../testing/hasExpressionOf';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { PERSON_TEXT } from './queries';

const test = setUpTestApp();
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  host = await buildHost(test);
  eventId = await buildEvent(test, host);
});

const register = async (overrides: Partial<typeof sampleRegistrationForm> = {}): Promise<TestAccount> => {
  const person = await buildParticipant(test);
  await test.call(
    registration.register,
    { params: { eventId }, body: { ...sampleRegistrationForm, ...overrides } },
    person.token,
  );
  test.clock.advance(1);
  return person;
};

const list = async (query: Record<string, string> = {}) =>
  (await test.call(attendees.list, { params: { eventId }, query }, host.token)).body;

const fetchFile = (headers: Record<string, string> = {}, query = '') =>
  test.app.http.inject({
    url: `/api/events/${eventId}/participants${query}`,
    headers: { authorization: `Bearer ${host.token}`, ...headers },
  });

describe('the participants of an event', () => {
  it('are the legacy texts and the same people in full, first registered first', async () => {
    const registeredAt = test.clock.now().toISOString();
    const first = await register({ firstName: 'Asha', lastName: 'Rao Jr' });
    const second = await register();
    const teamId = uuidv7();
    await test.database
      .insertInto('teams')
      .values({
        eventId,
        id: teamId,
        name: 'Night Owls',
        normalisedName: 'night owls',
        createdAt: test.clock.now(),
      })
      .execute();
    await test.database
      .insertInto('teamMembers')
      .values({ eventId, teamId, userId: first.id, leader: true, joinedAt: test.clock.now() })
      .execute();
    const body = await list();
    assert.deepEqual(body.data, [`Asha Rao Jr (${first.email})`, `Priya Nair (${second.email})`]);
    assert.deepEqual(body.participants[0], {
      id: first.id,
      name: 'Asha Rao Jr',
      email: first.email,
      phone: '9876543210',
      institute: 'Example College',
      type: 'College Student',
      course: 'B.Sc Physics',
      duration: '3 years',
      graduationYear: 2028,
      registeredAt,
      team: 'Night Owls',
      teamId,
      checkedInAt: null,
      state: 'ACTIVE',
    });
    assert.equal(body.participants[1]?.team, null);
    assert.deepEqual([body.totalElements, body.totalPages, body.number], [2, 1, 0]);
  });

  it('exclude cancelled registrations and other events', async () => {
    const gone = await register();
    await test.database
      .updateTable('registrations')
      .set({ state: 'CANCELLED' })
      .where('userId', '=', gone.id)
      .execute();
    const stays = await register();
    assert.deepEqual((await list()).data, [`Priya Nair (${stays.email})`]);
  });

  it('can be searched and are paged', async () => {
    for (const institute of ['Narmada School', 'Narmada College', 'Ganga College'])
      await register({ institute });
    const {
      data,
      participants: people,
      totalElements,
      totalPages,
      number,
    } = await list({
      q: 'narmada',
      page: '1',
      size: '1',
    });
    assert.equal(data.length, 1);
    assert.deepEqual(
      people.map(({ institute }) => institute),
      ['Narmada College'],
    );
    assert.deepEqual([totalElements, totalPages, number], [2, 2, 1]);
    assert.deepEqual((await list({ q: '%' })).data, []);
  });

  it('are found by parts of name, email, institute, phone and team, in this event only', async () => {
    const person = await register({ firstName: 'Asha', lastName: 'Rao Jr', phoneNumber: '9123456780' });
    await register();
    const teamId = uuidv7();
    const now = test.clock.now();
    await test.database
      .insertInto('teams')
      .values({ eventId, id: teamId, name: 'Night Owls', normalisedName: 'night owls', createdAt: now })
      .execute();
    await test.database
      .insertInto('teamMembers')
      .values({ eventId, teamId, userId: person.id, leader: true, joinedAt: now })
      .execute();
    for (const q of ['sha', 'ASHA RAO', 'a r', person.email.slice(2, 20), '345678', 'night', 't Owl'])
      assert.deepEqual((await list({ q })).data, [`Asha Rao Jr (${person.email})`], q);
    const filtered = await list({ q: 'asha', team: 'with', type: 'College Student' });
    assert.equal(filtered.totalElements, 1);
    assert.equal((await list({ q: 'asha', team: 'without' })).totalElements, 0);
    eventId = await buildEvent(test, host);
    assert.deepEqual((await list({ q: 'asha' })).data, []);
  });

  it('are searched by an index', async () => {
    const query = sql`select user_id from registrations
      where event_id = ${eventId} and state = 'ACTIVE' and ${PERSON_TEXT} ilike '%asha%'`;
    assert.ok(await hasExpressionOf(test.database, 'registrations_search', query));
  });

  it('are visible to the event’s own hosts; other hosts get 404', async () => {
    const other = await buildHost(test);
    const { status, error } = await test.call(attendees.list, { params: { eventId } }, other.token);
    assert.deepEqual([status, error.code], [404, 'NOT_FOUND']);
  });
});

describe('the file of participants', () => {
  it('is CSV of all matching people without formulas, with an audit entry', async () => {
    await register({ institute: '=HYPERLINK("http://evil")', firstName: 'Asha', lastName: 'Rao' });
    await register({ institute: '@SUM(A1)' });
    await register({ institute: 'St. Mary, "Old" College' });
    for (const answer of [
      await fetchFile({ accept: 'text/csv' }),
      await fetchFile({}, '?format=CSV&size=1'),
    ]) {
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
      assert.equal(answer.headers['content-disposition'], 'attachment; filename="participants.csv"');
      assert.equal(answer.headers['cache-control'], 'no-store');
      const [heading, ...rows] = answer.body.split('\r\n');
      assert.equal(
        heading,
        '\uFEFF"Name","Email","Phone","Institute","Type","Registered","Team","State","Checked in","Course","Duration","Graduation year"',
      );
      assert.equal(rows.length, 4);
      assert.match(rows[0] ?? '', /^"Asha Rao",.*,"'=HYPERLINK\(""http:\/\/evil""\)",/);
      assert.match(rows[1] ?? '', /,"'@SUM\(A1\)",/);
      assert.match(rows[1] ?? '', /,"B\.Sc Physics","3 years","2028"$/);
      assert.match(rows[2] ?? '', /,"St. Mary, ""Old"" College",/);
    }
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('objectId', '=', eventId)
      .execute();
    const entry = { actorId: host.id, action: 'participants.export', details: { people: 3 } };
    assert.deepEqual(entries, [entry, entry]);
  });

  it('writes no audit entry when the list is only read', async () => {
    await list({ format: 'json' });
    const entries = await test.database
      .selectFrom('auditEntries')
      .select('id')
      .where('objectId', '=', eventId)
      .execute();
    assert.deepEqual(entries, []);
  });

  it('is refused to another host', async () => {
    const { token } = await buildHost(test);
    const answer = await fetchFile({ accept: 'text/csv', authorization: `Bearer ${token}` });
    assert.equal(answer.statusCode, 404);
  });
});
