import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { quizEditor } from '@marquee/shared-contracts';
import type { Topic } from '../../../platform/live/Bus';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { takeQuiz as takeQuizOf } from '../../../testing/takeQuiz';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { saveQuizRanks } from '../leaderboard/quizRanks';
import { lockQuiz } from '../lockEndedQuiz';

const test = setUpTestApp();
let host: TestAccount;
let running: TestQuiz;
beforeEach(async () => {
  host = await buildHost(test);
  running = await buildQuiz(test, host, { size: 2 });
});

const readScores = async (query: Record<string, string> = {}) =>
  (await test.call(quizEditor.scores, { params: { eventId: running.eventId }, query }, host.token)).body;
const disqualify = (person: TestAccount) =>
  test.call(
    quizEditor.disqualify,
    { params: { eventId: running.eventId, attemptId: person.id } },
    host.token,
  );

const takeQuiz = (firstname: string, choices: string[], { open = false } = {}) =>
  takeQuizOf(test, running, { firstname, choices, open });

const awaitTopic = (expected: Topic) =>
  new Promise<void>((resolve) => {
    test.app.bus.listen({ onTopic: (topic) => topic === expected && resolve(), onGap: () => undefined });
  });

describe('the counters of an ended quiz', () => {
  it('count the chosen options of a disqualified attempt only while it is ranked, after the end too', async () => {
    await takeQuiz('Asha', ['yes', 'no']);
    const person = await takeQuiz('Dev', ['no', 'no']);
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    const params = { eventId: running.eventId };
    const readCounts = async () => {
      const { data } = (await test.call(quizEditor.choices, { params }, host.token)).body;
      return data?.map(({ attempts, options }) => [attempts, options.map(({ chosen }) => chosen)]);
    };
    const all = [
      [2, [1, 1]],
      [2, [0, 2]],
    ];
    assert.deepEqual(await readCounts(), all);
    const attempt = { params: { ...params, attemptId: person.id } };
    for (let time = 0; time < 2; time += 1) await disqualify(person);
    assert.deepEqual(await readCounts(), [
      [1, [1, 0]],
      [1, [0, 1]],
    ]);
    assert.deepEqual(
      (await readScores()).questions?.map(({ answered, correct }) => [answered, correct]),
      [
        [1, 1],
        [1, 0],
      ],
    );
    for (let time = 0; time < 2; time += 1) await test.call(quizEditor.undoDisqualify, attempt, host.token);
    assert.deepEqual(await readCounts(), all);
    assert.equal((await readScores()).totalElements, 2);
  });

  it('count the chosen options once, however many hosts read while attempts are disqualified', async () => {
    const people: TestAccount[] = [];
    for (const name of ['Asha', 'Bela', 'Chitra', 'Dev']) people.push(await takeQuiz(name, ['yes', 'no']));
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    const readChoices = () =>
      test.call(quizEditor.choices, { params: { eventId: running.eventId } }, host.token);
    await Promise.all(people.flatMap((person, index) => [readChoices(), index > 0 && disqualify(person)]));
    const { data } = (await readChoices()).body;
    assert.deepEqual(
      data?.map(({ attempts, options }) => [attempts, ...options.map(({ chosen }) => chosen)]),
      [
        [1, 1, 0],
        [1, 0, 1],
      ],
    );
  });

  it('are absent while they are counted, and announced', { skip: skipWithoutPostgres }, async () => {
    await takeQuiz('Asha', ['yes', 'no']);
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    const { eventId } = running;
    await saveQuizRanks(test.database, eventId);
    const slowing = await test.database.startTransaction().execute();
    await lockQuiz(slowing, eventId);
    const [{ ended, questions, totalElements }, { body: choices }] = await Promise.all([
      readScores(),
      test.call(quizEditor.choices, { params: { eventId } }, host.token),
    ]);
    assert.deepEqual([ended, questions, totalElements, choices.data], [true, null, 1, null]);
    const announced = awaitTopic(`leaderboard:${eventId}`);
    await slowing.commit().execute();
    await announced;
    assert.deepEqual(
      (await readScores()).questions?.map(({ answered, correct }) => [answered, correct]),
      [
        [1, 1],
        [1, 0],
      ],
    );
  });

  it('wait for an attempt that another instance is closing', { skip: skipWithoutPostgres }, async () => {
    const person = await takeQuiz('Asha', ['yes', 'no'], { open: true });
    test.clock.set(new Date(running.endTime.getTime() + 2_000));
    const own = { eventId: running.eventId, userId: person.id };
    const closing = await test.database.startTransaction().execute();
    const attempt = closing.selectFrom('attempts').where('eventId', '=', own.eventId);
    await attempt.where('userId', '=', own.userId).select('state').forUpdate().execute();
    const reading = readScores();
    await pause(200);
    await closing
      .updateTable('attempts')
      .set({ state: 'AUTO_SUBMITTED', submittedAt: running.endTime, answered: 2, correctAnswers: 1 })
      .where('eventId', '=', own.eventId)
      .execute();
    await closing.commit().execute();
    assert.deepEqual(
      (await reading).questions?.map(({ answered, correct }) => [answered, correct]),
      [
        [1, 1],
        [1, 0],
      ],
    );
  });
});
