import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildPath, registration } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { addHours, buildEvent } from '../../../testing/buildEvent';
import { joinWaitlist, readRegisteredIds, readSeats } from '../../../testing/buildWaitlist';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { type RunningServer, startServer } from '../../../testing/startServer';
import { lapseOffers } from './lapseOffers';

const SEATS = 50;
const WAITING = 200;
const PROCESSES = 3;

describe(`${WAITING} waiting people and ${SEATS} seats that ${PROCESSES} processes free`, () => {
  let host: TestAccount;
  let seated: TestAccount[];
  let waiting: TestAccount[];
  const buildPeople = (count: number) =>
    Promise.all(Array.from({ length: count }, () => buildParticipant(test)));
  const test = setUpRaceApp(async () => {
    // The processes have the real time.
    test.clock.set(new Date());
    host = await buildHost(test);
    [seated, waiting] = [await buildPeople(SEATS), await buildPeople(WAITING)];
  });

  let directory = '';
  let servers: RunningServer[] = [];
  let addresses: string[] = [];
  before(async () => {
    if (skipWithoutPostgres !== false) return;
    directory = await mkdtemp(join(tmpdir(), 'marquee-waitlist-'));
    const settings = { DATABASE_URL: test.url ?? '', SECRET: 'a secret that all processes share' };
    servers = Array.from({ length: PROCESSES }, (_, index) =>
      startServer(join(directory, String(index)), settings),
    );
    addresses = await Promise.all(servers.map(({ address }) => address));
  });
  after(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')));
    if (directory !== '') await rm(directory, { recursive: true, force: true });
  });

  async function buildFullEvent(given: Parameters<typeof buildEvent>[2] = {}): Promise<string> {
    const times = {
      startTime: addHours(test, 480),
      registerEnd: addHours(test, 480),
      endTime: addHours(test, 481),
    };
    const eventId = await buildEvent(test, host, { capacityMax: SEATS, waitlist: true, ...times, ...given });
    const input = { params: { eventId }, body: sampleRegistrationForm };
    await Promise.all(seated.map(({ token }) => test.call(registration.register, input, token)));
    for (const person of waiting) await joinWaitlist(test, eventId, person);
    return eventId;
  }

  /** Cancels all registrations of seated people at once, each by the next process. */
  const freeSeats = (eventId: string): Promise<number[]> =>
    Promise.all(
      seated.map(async ({ token }, index) => {
        const { path, method } = registration.cancelRegistration;
        const url = `${addresses[index % PROCESSES]}${buildPath(path, { eventId })}`;
        return (await fetch(url, { method, headers: { authorization: `Bearer ${token}` } })).status;
      }),
    );

  /** Which waiting people have something, in the order of waiting. */
  const mark = (ids: readonly string[]): boolean[] => {
    const known = new Set(ids);
    return waiting.map(({ id }) => known.has(id));
  };

  const readOfferedIds = async (eventId: string): Promise<string[]> =>
    (
      await test.database
        .selectFrom('waits')
        .select('userId')
        .where('eventId', '=', eventId)
        .where('offeredUntil', 'is not', null)
        .execute()
    ).map(({ userId }) => userId);

  const markRange = (from: number, to: number) =>
    Array.from({ length: WAITING }, (_, index) => index >= from && index < to);

  /** Reads the registered people until all seats are given: always the first who waited. Returns the numbers read. */
  async function watchOrder(eventId: string): Promise<Set<number>> {
    const counts = new Set<number>();
    while (!counts.has(SEATS)) {
      const marks = mark(await readRegisteredIds(test, eventId));
      const count = marks.filter(Boolean).length;
      assert.deepEqual(marks, markRange(0, count));
      counts.add(count);
    }
    return counts;
  }

  it('registers exactly the first 50, in their order', { skip: skipWithoutPostgres }, async () => {
    const eventId = await buildFullEvent();
    const [statuses, counts] = await Promise.all([freeSeats(eventId), watchOrder(eventId)]);
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.ok(counts.size > 3, `The seats were read only ${counts.size} times while they were given.`);
    assert.deepEqual(mark(await readRegisteredIds(test, eventId)), markRange(0, SEATS));
    assert.deepEqual(await readSeats(test, eventId), { taken: SEATS, held: 0 });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications
      where event_id = ${eventId} and type = 'SEAT_GIVEN'`.execute(test.database);
    assert.equal(rows[0]?.count, SEATS);
  });

  it('passes each lapsed offer on once, whoever looks for it', { skip: skipWithoutPostgres }, async () => {
    test.clock.advance(3600);
    const eventId = await buildFullEvent({ confirmationHours: 1 });
    // The servers' clocks are an hour behind the test's, so that only the test's jobs find lapsed offers.
    await freeSeats(eventId);
    assert.deepEqual(mark(await readOfferedIds(eventId)), markRange(0, SEATS));
    test.clock.advance(3600);
    await Promise.all(Array.from({ length: 6 }, () => lapseOffers(test.app)));
    assert.deepEqual(mark(await readOfferedIds(eventId)), markRange(SEATS, 2 * SEATS));
    assert.deepEqual(await readSeats(test, eventId), { taken: SEATS, held: SEATS });
  });

  it('would lose seats by choosing without a lock', { skip: skipWithoutPostgres }, async () => {
    test.clock.advance(3600);
    const eventId = await buildFullEvent();
    await Promise.all(seated.map(({ id }) => chooseThenGive(eventId, id)));
    assert.notDeepEqual(mark(await readRegisteredIds(test, eventId)), markRange(0, SEATS));
  });

  /** Broken variant: it chooses the first waiting person before it locks the seats. */
  const chooseThenGive = (eventId: string, leavingId: string) =>
    test.database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        select user_id as id from waits where event_id = ${eventId} order by place limit 1`.execute(
        transaction,
      );
      const id = rows[0]?.id;
      await sql`update event_seats set taken = taken where event_id = ${eventId}`.execute(transaction);
      await sql`update registrations set state = 'CANCELLED'
        where event_id = ${eventId} and user_id = ${leavingId}`.execute(transaction);
      await sql`delete from waits where event_id = ${eventId} and user_id = ${id}`.execute(transaction);
      await sql`insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email,
          phone_number, institute, type, course, duration)
        values (${eventId}, ${id}, gen_random_uuid(), now(), '', '', '', '', '', '', '', '')
        on conflict do nothing`.execute(transaction);
    });
});
