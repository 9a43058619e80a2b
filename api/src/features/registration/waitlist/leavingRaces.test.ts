import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent } from '../../../testing/buildEvent';
import { joinWaitlist, readRegisteredIds, readSeats, readWaitingIds } from '../../../testing/buildWaitlist';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { skipWithoutPostgres as skip } from '../../../testing/skipWithoutPostgres';

const SEATS = 8;
const ROUNDS = 5;

describe('people who leave two full events by deleting their accounts or cancelling, at the same time', () => {
  const test = setUpRaceApp();
  const buildPeople = (count: number) =>
    Promise.all(Array.from({ length: count }, () => buildParticipant(test)));

  /** Two events whose seats the same people have, and for which others wait. */
  async function buildEvents(host: TestAccount) {
    const [seated, waiting] = [await buildPeople(SEATS), await buildPeople(SEATS)];
    const given = { capacityMax: SEATS, waitlist: true };
    const eventIds = [await buildEvent(test, host, given), await buildEvent(test, host, given)];
    for (const eventId of eventIds) {
      const input = { params: { eventId }, body: sampleRegistrationForm };
      await Promise.all(seated.map(({ token }) => test.call(registration.register, input, token)));
      for (const person of waiting) await joinWaitlist(test, eventId, person);
    }
    return { eventIds, seated, waiting };
  }

  const cancel = (eventId: string, { token }: TestAccount) =>
    test.call(registration.cancelRegistration, { params: { eventId } }, token);

  it(`give every seat to a waiting person once, in each of ${ROUNDS} rounds`, { skip }, async () => {
    const host = await buildHost(test);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventIds, seated, waiting } = await buildEvents(host);
      const leaving = seated.flatMap((person, index) =>
        index % 2 === 0
          ? [test.call(auth.deleteAccount, {}, person.token)]
          : eventIds.toReversed().map((eventId) => cancel(eventId, person)),
      );
      const statuses = (await Promise.all(leaving)).map(({ status }) => status);
      assert.deepEqual(new Set(statuses), new Set([200]));
      for (const eventId of eventIds) {
        const ids = (await readRegisteredIds(test, eventId)).toSorted();
        assert.deepEqual(ids, waiting.map(({ id }) => id).toSorted());
        assert.deepEqual(await readSeats(test, eventId), { taken: SEATS, held: 0 });
        assert.deepEqual(await readWaitingIds(test, eventId), []);
      }
    }
  });
});
