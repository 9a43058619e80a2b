import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registration } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import type { TestApp } from '../../testing/buildTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const SEATS = 50;
const CALLERS = 400;
const ROUNDS = 10;

describe('400 concurrent people for 50 seats', () => {
  let host: TestAccount;
  let people: TestAccount[];
  const test = setUpRaceApp(async () => {
    host = await buildHost(test);
    people = await Promise.all(Array.from({ length: CALLERS }, () => buildParticipant(test)));
  });

  const readRegistered = async (eventId: string): Promise<Set<string>> => {
    const rows = await test.database
      .selectFrom('registrations')
      .select('userId')
      .where('eventId', '=', eventId)
      .where('state', '=', 'ACTIVE')
      .execute();
    return new Set(rows.map(({ userId }) => userId));
  };

  const register = (eventId: string, person: TestAccount) =>
    test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);

  const cancel = (eventId: string, person: TestAccount) =>
    test.call(registration.cancelRegistration, { params: { eventId } }, person.token);

  const readTakenSeats = async (eventId: string): Promise<number> =>
    (
      await test.database
        .selectFrom('eventSeats')
        .select('taken')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
    ).taken;

  const countConfirmations = async (): Promise<number> =>
    (
      await test.database
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('subject', 'like', 'You are registered%')
        .executeTakeFirstOrThrow()
    ).count;

  const race = async (calls: Promise<{ status: number }>[]): Promise<number> => {
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const unexpected = statuses.filter((status) => ![200, 201, 409].includes(status));
    assert.deepEqual(unexpected, []);
    return statuses.filter((status) => status === 201).length;
  };

  it(
    `registers exactly 50, in each of ${ROUNDS} rounds, with repeats and cancellations mixed in`,
    { skip: skipWithoutPostgres },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // One account has an hourly limit of registrations.
        test.clock.advance(3600);
        const mailed = await countConfirmations();
        const eventId = await buildEvent(test, host, { capacityMax: SEATS });
        const leaving = people.slice(round * 5, round * 5 + 20);
        let first = await race(leaving.map((person) => register(eventId, person)));
        first += await race([
          ...leaving.flatMap((person) => [cancel(eventId, person), cancel(eventId, person)]),
          ...people.flatMap((person, index) =>
            Array.from({ length: index % 4 === round % 4 ? 2 : 1 }, () => register(eventId, person)),
          ),
        ]);
        const taken = await readTakenSeats(eventId);
        assert.ok(taken <= SEATS, `${taken} seats were taken`);
        const there = await readRegistered(eventId);
        assert.equal(there.size, taken);
        // Seats may have become free after the last attempt.
        const again = people.filter(({ id }) => !there.has(id)).slice(0, 2 * leaving.length);
        first += await race(again.map((person) => register(eventId, person)));
        assert.deepEqual(
          [(await readRegistered(eventId)).size, await readTakenSeats(eventId)],
          [SEATS, SEATS],
        );
        assert.equal((await countConfirmations()) - mailed, first);
      }
    },
  );

  it('would release a seat twice with check-then-write', { skip: skipWithoutPostgres }, async () => {
    const eventId = await buildEvent(test, host);
    const leaving = people.slice(0, 20);
    await Promise.all(people.slice(0, SEATS).map((person) => register(eventId, person)));
    await Promise.all(
      leaving.flatMap(({ id }) => [checkThenCancel(test, eventId, id), checkThenCancel(test, eventId, id)]),
    );
    assert.ok((await readTakenSeats(eventId)) < (await readRegistered(eventId)).size);
  });

  it(
    'would over-book with count-then-insert, which proves that the crowd races',
    { skip: skipWithoutPostgres },
    async () => {
      const eventId = await buildEvent(test, host);
      await Promise.all(people.map((person) => countThenInsert(test, eventId, person)));
      assert.ok((await readRegistered(eventId)).size > SEATS);
    },
  );
});

/** Broken variant: the count-then-insert that G-6 forbids. */
async function countThenInsert(test: TestApp, eventId: string, person: TestAccount): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ taken: number }>`
      select count(*)::int as taken from registrations where event_id = ${eventId}`.execute(transaction);
    if ((rows[0]?.taken ?? 0) >= SEATS) return;
    await sql`insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email,
      phone_number, institute, type, course, duration)
      values (${eventId}, ${person.id}, ${uuidv7()}, now(), '', '', '', '', '', '', '', '')`.execute(
      transaction,
    );
  });
}

/** Broken variant of cancelling: it reads the state without a lock. */
async function checkThenCancel(test: TestApp, eventId: string, userId: string): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    const { rows } = await sql`select 1 from registrations
      where event_id = ${eventId} and user_id = ${userId} and state = 'ACTIVE'`.execute(transaction);
    if (rows.length === 0) return;
    await sql`update registrations set state = 'CANCELLED'
      where event_id = ${eventId} and user_id = ${userId}`.execute(transaction);
    await sql`update event_seats set taken = taken - 1 where event_id = ${eventId}`.execute(transaction);
  });
}
