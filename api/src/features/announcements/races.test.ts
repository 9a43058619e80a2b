import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { announcements, ANNOUNCEMENTS_A_DAY, registration } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { pauseForRace } from '../../testing/pauseForRace';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { skipWithoutPostgres as skip } from '../../testing/skipWithoutPostgres';
import { readQuota } from './sendAnnouncement';

const CALLS = 20;
const ROUNDS = 10;
const body = { subject: 'Bring a pen', text: 'And some paper.' };

describe(`${CALLS} announcements of one event at the same time (AN-3)`, () => {
  let host: TestAccount;
  const test = setUpRaceApp(async () => {
    host = await buildHost(test);
  });

  async function buildCrowdedEvent(): Promise<string> {
    const eventId = await buildEvent(test, host);
    const { token } = await buildParticipant(test);
    await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token);
    return eventId;
  }

  const countSent = async (eventId: string): Promise<number> =>
    (await test.database.selectFrom('announcements').select('id').where('eventId', '=', eventId).execute())
      .length;

  it(`are sent exactly three times, in each of ${ROUNDS} rounds`, { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eventId = await buildCrowdedEvent();
      const sent = await Promise.all(
        Array.from({ length: CALLS }, () =>
          test.call(announcements.send, { params: { eventId }, body }, host.token),
        ),
      );
      assert.equal(sent.filter(({ status }) => status === 201).length, ANNOUNCEMENTS_A_DAY);
      assert.equal(sent.filter(({ status }) => status === 409).length, CALLS - ANNOUNCEMENTS_A_DAY);
      assert.equal(await countSent(eventId), ANNOUNCEMENTS_A_DAY);
      const { mailed } = await test.database
        .selectFrom('mails')
        .innerJoin('announcements', 'announcements.id', 'mails.announcementId')
        .select((eb) => eb.fn.countAll<number>().as('mailed'))
        .where('announcements.eventId', '=', eventId)
        .executeTakeFirstOrThrow();
      assert.equal(mailed, ANNOUNCEMENTS_A_DAY);
    }
  });

  it('would be more without the lock, which proves that the calls race', { skip }, async () => {
    const eventId = await buildCrowdedEvent();
    const countThenInsert = async (): Promise<void> => {
      await test.database.transaction().execute(async (transaction) => {
        const now = test.clock.now();
        if ((await readQuota(transaction, eventId, now)).left === 0) return;
        await pauseForRace();
        const row = { id: uuidv7(), eventId, authorId: host.id, ...body, recipients: 1, muted: 0 };
        await transaction
          .insertInto('announcements')
          .values({ ...row, team: null, checkedIn: null, sent: null, failed: null, createdAt: now })
          .execute();
      });
    };
    await Promise.all(Array.from({ length: CALLS }, countThenInsert));
    assert.ok((await countSent(eventId)) > ANNOUNCEMENTS_A_DAY);
  });
});
