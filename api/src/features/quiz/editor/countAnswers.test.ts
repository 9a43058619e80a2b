import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildHost } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { takeQuiz } from '../../../testing/takeQuiz';
import { waitUntil } from '../../../testing/waitUntil';
import { lockQuiz } from '../lockEndedQuiz';
import { awaitCounts, countSnapshot } from './countAnswers';

const test = setUpTestApp();
let running: TestQuiz;
let disqualified: string;
beforeEach(async () => {
  running = await buildQuiz(test, await buildHost(test), { size: 1 });
  for (const firstname of ['Asha', 'Bela', 'Chitra'])
    disqualified = (await takeQuiz(test, running, { firstname, choices: ['yes'] })).id;
  test.clock.set(new Date(running.endTime.getTime() + 2_000));
});

const hasWaiter = async (): Promise<boolean> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database);
  return rows.length > 0;
};

describe('the answers of an ended quiz', () => {
  for (const batchSize of [1, 2, 3, 4])
    it(`are each counted once in batches of ${batchSize}`, async () => {
      const { chosen } = await countSnapshot(test.database, running.eventId, batchSize);
      assert.deepEqual([...chosen.values()], [3]);
    });

  it(
    'are counted again if an attempt was disqualified meanwhile',
    { skip: skipWithoutPostgres },
    async () => {
      const { eventId } = running;
      const disqualifying = await test.database.startTransaction().execute();
      await lockQuiz(disqualifying, eventId);
      const counting = awaitCounts(test.database, eventId, 20_000);
      await waitUntil(hasWaiter, 'counted answers that wait to be saved');
      await disqualifying
        .updateTable('attempts')
        .set({ state: 'DISQUALIFIED' })
        .where('eventId', '=', eventId)
        .where('userId', '=', disqualified)
        .execute();
      await disqualifying.commit().execute();
      assert.deepEqual(await counting, { attempts: 3, ranked: 2 });
      const counts = await test.database.selectFrom('optionCounts').select('chosen').execute();
      assert.deepEqual(counts, [{ chosen: 2 }]);
    },
  );
});
