import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { quizEditor } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { createQuizClient } from '../../../testing/createQuizClient';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { takeQuiz } from '../../../testing/takeQuiz';
import { deleteQuizRanks, saveQuizRanks } from './quizRanks';

const test = setUpTestApp();
let host: TestAccount;
let taken: TestQuiz;
let people: Record<'best' | 'tied' | 'other' | 'last', TestAccount>;
beforeEach(async () => {
  host = await buildHost(test);
  taken = await buildQuiz(test, host, { size: 2 });
  const take = (firstname: string, choices: string[]) => takeQuiz(test, taken, { firstname, choices });
  people = {
    tied: await take('Tara', ['yes', 'no']),
    best: await take('Asha', ['yes', 'yes']),
    other: await take('Omar', ['no', 'yes']),
    last: await take('Lena', ['no', 'no']),
  };
  test.clock.set(new Date(taken.endTime.getTime() + 2_000));
});

/** The ranks that the host's list and each person's leaderboard show; both agree. */
async function readRanks() {
  test.clock.advance(2);
  const params = { eventId: taken.eventId };
  const { content } = (await test.call(quizEditor.scores, { params, query: {} }, host.token)).body;
  const ranks = Object.fromEntries(content.map(({ name, rank }) => [name.split(' ')[0], rank]));
  for (const person of Object.values(people)) {
    const { rank, total } = (await createQuizClient(test, taken, person).board()).body.data;
    const listed = content.find(({ id }) => id === person.id)?.rank;
    assert.deepEqual([rank, total], [listed, content.filter((row) => row.rank !== null).length]);
  }
  return ranks;
}

const countSaved = async (): Promise<number> =>
  (await test.database.selectFrom('quizRanks').select('rank').where('eventId', '=', taken.eventId).execute())
    .length;

const ALL = { Asha: 1, Tara: 2, Omar: 2, Lena: 4 };

describe('the saved ranks of an ended quiz', () => {
  it('are saved once, one for each distinct result', async () => {
    assert.deepEqual(await readRanks(), ALL);
    assert.equal(await countSaved(), 3);
    await saveQuizRanks(test.database, taken.eventId);
    assert.equal(await countSaved(), 3);
  });

  it('follow a disqualification and its undo', async () => {
    await readRanks();
    const attempt = { params: { eventId: taken.eventId, attemptId: people.tied.id } };
    await test.call(quizEditor.disqualify, attempt, host.token);
    assert.equal(await countSaved(), 0);
    assert.deepEqual(await readRanks(), { Asha: 1, Tara: null, Omar: 2, Lena: 3 });
    await test.call(quizEditor.undoDisqualify, attempt, host.token);
    assert.deepEqual(await readRanks(), ALL);
  });

  it('follow a correction of a question', async () => {
    await readRanks();
    const params = { eventId: taken.eventId, questionId: taken.questions[1]?.id ?? '' };
    const body = { questionText: 'Question 2?', options: ['yes', 'no'], correctAnswer: 'no' };
    assert.equal(
      (await test.call(quizEditor.correctQuestion, { params, body }, host.token)).body.data.remarked,
      4,
    );
    assert.deepEqual(await readRanks(), { Tara: 1, Asha: 2, Lena: 2, Omar: 4 });
  });

  it('are found within a search', async () => {
    const call = { params: { eventId: taken.eventId }, query: { q: 'omar', state: 'submitted' } } as const;
    const { content, totalElements } = (await test.call(quizEditor.scores, call, host.token)).body;
    assert.deepEqual([content.map(({ name, rank }) => [name, rank]), totalElements], [[['Omar Nair', 2]], 1]);
  });

  it('are computed for a leaderboard that was read before their deletion', async () => {
    const board = () => createQuizClient(test, taken, people.last).board();
    await readRanks();
    await test.database.deleteFrom('quizRanks').where('eventId', '=', taken.eventId).execute();
    assert.equal((await board()).body.data.rank, 4);
  });

  it('are not saved from results that a correction is changing', { skip: skipWithoutPostgres }, async () => {
    const correction = await test.database.startTransaction().execute();
    const attempts = correction.updateTable('attempts').where('eventId', '=', taken.eventId);
    await attempts.set({ correctAnswers: 0 }).where('userId', '=', people.best.id).execute();
    await deleteQuizRanks(correction, taken.eventId);
    const saving = saveQuizRanks(test.database, taken.eventId);
    await pause(100);
    await correction.commit().execute();
    await saving;
    assert.deepEqual(await readRanks(), { Tara: 1, Omar: 1, Asha: 3, Lena: 3 });
  });
});
