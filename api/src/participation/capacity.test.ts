import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { participation } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant, type TestAccount } from '../testing/buildAccount';
import { buildEvent } from '../testing/buildEvent';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { filledForm } from '../testing/filledForm';
import { withoutServer } from '../testing/withoutServer';

const SEATS = 50;
const CALLERS = 400;
const ROUNDS = 20;

describe('400 people at once for 50 seats', () => {
  let test: TestApp;
  let host: TestAccount;
  let people: TestAccount[];
  before(async () => {
    if (withoutServer !== false) return;
    test = await buildTestApp();
    host = await buildHost(test);
    people = await Promise.all(Array.from({ length: CALLERS }, () => buildParticipant(test)));
  });
  after(async () => {
    if (withoutServer === false) await test.close();
  });

  const active = async (eventId: string): Promise<number> =>
    (
      await test.database
        .selectFrom('registrations')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('eventId', '=', eventId)
        .where('state', '=', 'ACTIVE')
        .executeTakeFirstOrThrow()
    ).count;

  const register = (eventId: string, person: TestAccount) =>
    test.call(participation.register, { params: { eventId }, body: filledForm }, person.token);

  it(
    `registers exactly 50, in each of ${ROUNDS} rounds, with repeats mixed in`,
    { skip: withoutServer },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // One account may ask only so often in an hour.
        test.clock.advance(3600);
        const eventId = await buildEvent(test, host, { capacityMax: SEATS });
        const callers = people.flatMap((person, index) =>
          index % 4 === round % 4 ? [person, person] : [person],
        );
        const answers = await Promise.all(callers.map((person) => register(eventId, person)));
        const statuses = answers.map(({ status }) => status);
        assert.ok(
          statuses.every((status) => [200, 201, 409].includes(status)),
          String([...new Set(statuses)]),
        );
        assert.equal(statuses.filter((status) => status === 201).length, SEATS);
        assert.equal(await active(eventId), SEATS);
        const seats = await test.database
          .selectFrom('eventSeats')
          .select('taken')
          .where('eventId', '=', eventId)
          .executeTakeFirstOrThrow();
        assert.equal(seats.taken, SEATS);
        const mails = (await test.mails()).length;
        assert.equal(mails, SEATS * (round + 1));
      }
    },
  );

  it(
    'would over-book if it counted and then inserted: the crowd above does bite',
    { skip: withoutServer },
    async () => {
      const eventId = await buildEvent(test, host);
      await Promise.all(people.map((person) => countThenInsert(test, eventId, person)));
      assert.ok((await active(eventId)) > SEATS);
    },
  );
});

/** The broken twin: what G-6 forbids. */
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
