import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Clock } from '../../platform/clock';
import { buildHost } from '../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../testing/buildQuiz';
import { buildQuizParticipant } from '../../testing/buildQuizParticipant';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { SettableClock } from '../../testing/SettableClock';
import { createQuizClient } from '../../testing/createQuizClient';

const SKEW_MS = 20_000;

/** A settable clock replaces the database's time; the process clock runs ahead or behind. */
const database = new SettableClock();
let ahead = SKEW_MS;
const clock: Clock = {
  now: () => new Date(database.now().getTime() + ahead),
  sqlNow: () => database.sqlNow(),
};

const test = setUpTestApp({ clock });
let quiz: TestQuiz;
let take: ReturnType<typeof createQuizClient>;
beforeEach(async () => {
  database.set('2026-05-04T10:00:00.000Z');
  quiz = await buildQuiz(test, await buildHost(test));
  take = createQuizClient(test, quiz, await buildQuizParticipant(test, quiz));
  await take.open(1);
});

const setTimeToEnd = (milliseconds: number): void =>
  database.set(new Date(quiz.endTime.getTime() + milliseconds));

describe('an instance whose clock is 20 s fast', () => {
  before(() => {
    ahead = SKEW_MS;
  });

  it('accepts answers and submits until the end, and closes nothing before', async () => {
    setTimeToEnd(-10_000);
    assert.equal((await take.answer(1, { answer: 'A' })).status, 200);
    const { state, serverNow } = (await take.progress()).body.data;
    assert.deepEqual([state, serverNow], ['OPEN', database.now().toISOString()]);
    assert.equal((await take.open(2)).status, 200);
    setTimeToEnd(1_999);
    assert.equal((await take.submit()).status, 200);
  });

  it('reveals nothing that opens at the end', async () => {
    await take.answer(1, { answer: 'A' });
    await take.submit();
    setTimeToEnd(1_999);
    assert.equal((await take.results()).body.data.answers, undefined);
    assert.equal((await take.board()).body.data.ended, false);
  });
});

describe('an instance whose clock is 20 s slow', () => {
  before(() => {
    ahead = -SKEW_MS;
  });
  after(() => {
    ahead = SKEW_MS;
  });

  it('accepts nothing after the end', async () => {
    setTimeToEnd(2_000);
    assert.equal((await take.answer(1, { answer: 'A' })).error.code, 'QUIZ_OVER');
    assert.equal((await take.submit()).error.code, 'QUIZ_OVER');
  });
});
