import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestAccount } from '../../../testing/buildAccount';
import { buildRequests, decide, readRequests } from '../../../testing/buildRequests';
import { readRegisteredIds, readSeats } from '../../../testing/buildWaitlist';
import { pauseForRace } from '../../../testing/pauseForRace';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { skipWithoutPostgres as skip } from '../../../testing/skipWithoutPostgres';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { countSeats } from '../registerPeople';
import { writeRegistrations } from '../saveRegistration';

const SEATS = 5;
const ASKING = 15;
const ROUNDS = 5;

describe(`${ASKING} requests for ${SEATS} seats that hosts approve at the same time (RG-23)`, () => {
  const test = setUpRaceApp();
  const build = (given: object = {}) =>
    buildRequests(test, ASKING, { capacityMax: SEATS, joinLink: null, ...given });

  const approveTwice = (asked: Awaited<ReturnType<typeof build>>) =>
    Promise.all(
      [...asked.people, ...asked.people].map((person) =>
        decide(test, asked, [{ person, decision: 'approve' }]),
      ),
    );

  it(`register exactly ${SEATS}, in each of ${ROUNDS} rounds, with repeats`, { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = await build();
      const decided = await approveTwice(asked);
      assert.deepEqual([...new Set(decided.map(({ status }) => status))].toSorted(), [200, 409]);
      assert.equal((await readRegisteredIds(test, asked.eventId)).length, SEATS);
      assert.deepEqual(await readSeats(test, asked.eventId), { taken: SEATS, held: 0 });
      assert.equal((await readRequests(test, asked.eventId)).length, ASKING - SEATS);
    }
  });

  it('register or put on the waitlist each person once', { skip }, async () => {
    const asked = await build({ waitlist: true });
    const decided = await approveTwice(asked);
    const sum = (key: 'approved' | 'waiting') =>
      decided.reduce((total, { body }) => total + body.data[key], 0);
    assert.deepEqual([sum('approved'), sum('waiting')], [SEATS, ASKING - SEATS]);
    assert.deepEqual(await readSeats(test, asked.eventId), { taken: SEATS, held: 0 });
  });

  it('would be more without the lock, which proves that the calls race', { skip }, async () => {
    const { eventId, people } = await build({ capacityMax: null });
    await test.database
      .updateTable('eventSeats')
      .set({ capacityMax: null })
      .where('eventId', '=', eventId)
      .execute();
    /** Broken variant: it counts the free seats before it locks them. */
    const countThenRegister = ({ id, email }: TestAccount) =>
      test.database.transaction().execute(async (transaction) => {
        const { length: taken } = await readRegisteredIds({ ...test, database: transaction }, eventId);
        if (taken >= SEATS) return;
        await pauseForRace();
        const person = { eventId, account: { id, email }, form: sampleRegistrationForm };
        await writeRegistrations(transaction, [person], test.clock.sqlNow());
        await countSeats(transaction, eventId, { taken: 1 });
      });
    await Promise.all(people.map(countThenRegister));
    assert.ok((await readRegisteredIds(test, eventId)).length > SEATS);
  });
});
