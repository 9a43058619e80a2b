import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { profile } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../testing/buildQuiz';
import { buildQuizParticipant } from '../../testing/buildQuizParticipant';
import type { Answer } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createQuizClient } from '../../testing/createQuizClient';
import { endQuizzes } from './endQuizzes';

const test = setUpTestApp();
let host: TestAccount;
let running: TestQuiz;
let participant: TestAccount;
let take: ReturnType<typeof createQuizClient>;
beforeEach(async () => {
  host = await buildHost(test);
  running = await buildQuiz(test, host);
  await test.database.insertInto('quizzes').values({ eventId: running.eventId, title: 'Finals' }).execute();
  participant = await buildQuizParticipant(test, running);
  take = createQuizClient(test, running, participant);
});

const getError = ({ status, error }: Answer<unknown>) => [status, error.code, error.message];
const setTimeAfterEnd = (milliseconds: number): void =>
  test.clock.set(new Date(running.endTime.getTime() + milliseconds));
const end = () => endQuizzes(test.app);

const OVER = [409, 'QUIZ_OVER', 'The quiz is over!'];
const SUBMITTED = [409, 'QUIZ_SUBMITTED', 'You have already submitted the quiz.'];

async function answerQuestions(...choices: string[]): Promise<void> {
  await take.open(1);
  for (const [index, selectedOption] of choices.entries()) await take.answer(index + 1, { selectedOption });
}

const readState = async () => (await take.progress()).body.data.state;
const readCoins = async (of = participant) => (await test.call(profile.read, {}, of.token)).body.data.coins;
/** The person's notifications about the quiz; hosts also receive registrations. */
const readNotifications = async ({ id }: TestAccount) =>
  (
    await test.database
      .selectFrom('notifications')
      .select(['type', 'message'])
      .where('recipientId', '=', id)
      .where('type', '!=', 'REGISTRATION')
      .orderBy('id')
      .execute()
  ).map(({ type, message }) => [type, message]);

describe('submitting', () => {
  it('scores, rewards and notifies, once', async () => {
    await answerQuestions('yes', 'no');
    const { body } = await take.submit();
    assert.equal(body.message, 'Quiz submitted successfully!');
    assert.deepEqual(body.data, { answered: 2, totalQuestions: 3, coinsEarned: 10 });
    assert.deepEqual(getError(await take.submit()), SUBMITTED);
    assert.deepEqual(getError(await take.open(1)), SUBMITTED);
    assert.equal(await readCoins(), 10);
    assert.deepEqual(await readNotifications(participant), [
      ['RESULT_READY', 'Your result of Finals is ready.'],
    ]);
  });

  it('gives no coins for an empty attempt and does not rank it', async () => {
    await answerQuestions();
    assert.equal((await take.submit()).body.data.coinsEarned, 0);
    assert.equal(await readCoins(), 0);
    assert.deepEqual((await take.board()).body.data.rank, null);
  });

  it('updates a cached leaderboard immediately for the submitter and soon for others', async () => {
    const other = createQuizClient(test, running, await buildQuizParticipant(test, running));
    await other.open(1);
    await other.submit();
    assert.equal((await other.board()).body.data.total, 0);
    await answerQuestions('yes');
    await take.submit();
    assert.equal((await take.board()).body.data.rank, 1);
    assert.equal((await other.board()).body.data.total, 0);
    test.clock.advance(0.25);
    assert.equal((await other.board()).body.data.total, 1);
  });

  it('requires an attempt, and is possible until two seconds after the end', async () => {
    assert.deepEqual(getError(await take.submit()), [409, 'NO_ATTEMPT', 'Start the quiz first.']);
    await answerQuestions('yes');
    setTimeAfterEnd(1_999);
    assert.equal((await take.submit()).status, 200);
    assert.equal(await readState(), 'SUBMITTED');
  });

  it('returns a closed attempt afterwards, with a link to the result', async () => {
    await answerQuestions('yes');
    setTimeAfterEnd(2_000);
    const late = await take.submit();
    assert.deepEqual(getError(late), OVER);
    assert.equal(late.error.link, `/leader/${running.eventId}`);
    assert.equal(await readState(), 'AUTO_SUBMITTED');
    assert.equal(await readCoins(), 10);
  });
});

describe('the closing job', () => {
  it('closes nothing before two seconds after the end', async () => {
    await answerQuestions('yes');
    setTimeAfterEnd(1_999);
    await end();
    assert.equal(await readState(), 'OPEN');
  });

  it('submits open attempts with the saved answers, rewards, notifies participants and hosts, and can run twice', async () => {
    const [administrator, desk] = [await buildHost(test), await buildHost(test)];
    const added = { eventId: running.eventId, addedAt: test.clock.now() };
    await test.database
      .insertInto('eventAdministrators')
      .values([
        { ...added, userId: administrator.id },
        { ...added, userId: desk.id, role: 'DESK' },
      ])
      .execute();
    await answerQuestions('yes', 'yes');
    const idle = await buildQuizParticipant(test, running);
    await createQuizClient(test, running, idle).open(1);
    setTimeAfterEnd(2_000);
    await end();
    await end();
    const { data } = (await take.results()).body;
    assert.deepEqual([data.state, data.answered, data.correctAnswers], ['AUTO_SUBMITTED', 2, 2]);
    assert.equal(data.submittedAt, running.endTime.toISOString());
    assert.deepEqual([await readCoins(), await readCoins(idle)], [10, 0]);
    assert.deepEqual(await readNotifications(participant), [
      ['RESULT_READY', 'Your result of Finals is ready.'],
    ]);
    for (const recipient of [host, administrator])
      assert.deepEqual(await readNotifications(recipient), [
        ['QUIZ_ENDED', 'Finals has ended and its scores are ready.'],
      ]);
    // The desk may not see scores (HO-19).
    assert.deepEqual(await readNotifications(desk), []);
  });

  it('is not required: the first reader closes overdue attempts', async () => {
    await answerQuestions('yes');
    setTimeAfterEnd(2_000);
    assert.deepEqual((await take.board()).body.data.total, 1);
    assert.equal(await readState(), 'AUTO_SUBMITTED');
    assert.equal((await take.results()).status, 200);
  });

  it('voids open attempts of a cancelled quiz, without coins or notifications', async () => {
    await answerQuestions('yes');
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', running.eventId)
      .execute();
    setTimeAfterEnd(2_000);
    await end();
    assert.equal(await readState(), 'VOID');
    assert.deepEqual(
      [await readCoins(), await readNotifications(participant), await readNotifications(host)],
      [0, [], []],
    );
    assert.equal((await take.results()).error.code, 'NOT_SUBMITTED');
  });
});

describe('progress', () => {
  it('starts nothing and returns the next step, before, during and after', async () => {
    const earlier = (await take.progress()).body;
    assert.equal(earlier.totalQuestions, 3);
    assert.deepEqual(earlier.data, {
      title: 'Finals',
      totalQuestions: 3,
      answered: 0,
      answeredPages: [],
      lastPage: 1,
      state: 'NOT_STARTED',
      startsAt: new Date(running.endTime.getTime() - 2 * 3_600_000).toISOString(),
      startedAt: null,
      showScores: 'after-submitting',
      timezone: 'Asia/Kolkata',
      serverNow: test.clock.now().toISOString(),
      endsAt: running.endTime.toISOString(),
    });
    await answerQuestions('yes', 'no');
    const during = (await take.progress()).body.data;
    assert.deepEqual(
      [during.answered, during.answeredPages, during.lastPage, during.state, during.startedAt],
      [2, [1, 2], 2, 'OPEN', test.clock.now().toISOString()],
    );
    setTimeAfterEnd(2_000);
    assert.equal(await readState(), 'AUTO_SUBMITTED');
  });
});

describe('the own result', () => {
  it('is available after the submit, the correct options only two seconds after the end', async () => {
    await answerQuestions('yes', 'no');
    assert.deepEqual(getError(await take.results()), [
      409,
      'NOT_SUBMITTED',
      'You have not submitted the quiz yet.',
    ]);
    await take.submit();
    const submittedAt = test.clock.now().toISOString();
    const result = { totalQuestions: 3, answered: 2, correctAnswers: 1, score: 1, submittedAt };
    assert.deepEqual((await take.results()).body.data, { ...result, coinsEarned: 10, state: 'SUBMITTED' });
    setTimeAfterEnd(1_999);
    assert.ok(!('answers' in (await take.results()).body.data));
    setTimeAfterEnd(2_000);
    const options = ['yes', 'no'];
    assert.deepEqual((await take.results()).body.data.answers, [
      { questionText: 'Question 1?', options, selectedOption: 'yes', correctOption: 'yes' },
      { questionText: 'Question 2?', options, selectedOption: 'no', correctOption: 'yes' },
      { questionText: 'Question 3?', options, selectedOption: null, correctOption: 'yes' },
    ]);
  });

  it('is absent for a person without an attempt', async () => {
    setTimeAfterEnd(2_000);
    assert.equal((await take.results()).error.code, 'NOT_SUBMITTED');
  });
});

describe('before the end', () => {
  it('no reply to a participant contains an option’s id or reveals the correct option', async () => {
    const replies = [
      await take.progress(),
      await take.open(1),
      await take.answer(1, { selectedOption: 'yes' }),
      await take.answer(1, { selectedOption: 'no', baseRevision: 0 }),
      await take.answer(1, { selectedOption: 'maybe' }),
      await take.open(1),
      await take.submit(),
      await take.results(),
      await take.board(),
      await take.progress(),
    ];
    const text = replies
      .map((reply) => JSON.stringify(reply.status < 400 ? reply.body : reply.error))
      .join('\n');
    for (const { right, wrong } of running.questions)
      assert.ok(!text.includes(right) && !text.includes(wrong));
    assert.doesNotMatch(text, /correctOption|isCorrect|correctAnswer"|"answers"/);
  });
});
