import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours } from '../../testing/buildEvent';
import { buildQuiz, type TestQuiz } from '../../testing/buildQuiz';
import { buildQuizParticipant } from '../../testing/buildQuizParticipant';
import type { Answer } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createQuizClient } from '../../testing/createQuizClient';

const test = setUpTestApp();
let host: TestAccount;
let running: TestQuiz;
let participant: TestAccount;
let take: ReturnType<typeof createQuizClient>;
beforeEach(async () => {
  host = await buildHost(test);
  running = await buildQuiz(test, host);
  participant = await buildQuizParticipant(test, running);
  take = createQuizClient(test, running, participant);
});

const getError = ({ status, error }: Answer<unknown>) => [status, error.code, error.message];
const setTimeAfterEnd = (milliseconds: number): void =>
  test.clock.set(new Date(running.endTime.getTime() + milliseconds));

const OVER = [409, 'QUIZ_OVER', 'The quiz is over!'];
const SUBMITTED = [409, 'QUIZ_SUBMITTED', 'You have already submitted the quiz.'];

const readAttempts = () =>
  test.database.selectFrom('attempts').selectAll().where('eventId', '=', running.eventId).execute();

describe('a question', () => {
  it('contains its id, text, options and the caller’s answer, with the server’s clock and the end', async () => {
    const { body } = await take.open(2);
    assert.deepEqual(body, {
      status: 'SUCCESS',
      data: {
        id: running.questions[1]?.id,
        questionText: 'Question 2?',
        options: ['yes', 'no'],
        selectedOption: null,
        revision: 0,
        page: 2,
        totalQuestions: 3,
      },
      serverNow: test.clock.now().toISOString(),
      endsAt: running.endTime.toISOString(),
    });
  });

  it('starts the attempt on the first call, once for two tabs, and returns saved answers', async () => {
    await Promise.all([take.open(1), take.open(2)]);
    const startedAt = test.clock.now();
    test.clock.advance(60);
    await take.answer(1, { selectedOption: 'no' });
    const { data } = (await take.open(1)).body;
    assert.deepEqual([data.selectedOption, data.revision], ['no', 1]);
    assert.deepEqual(
      (await readAttempts()).map((attempt) => [attempt.userId, attempt.state, attempt.startedAt]),
      [[participant.id, 'OPEN', startedAt]],
    );
  });

  it('is available from the start until before the end', async () => {
    const quiz = await buildQuiz(test, host, { startTime: addHours(test, 0.5) });
    const { open } = createQuizClient(test, quiz, await buildQuizParticipant(test, quiz));
    assert.deepEqual(getError(await open(1)), [409, 'QUIZ_NOT_STARTED', 'The quiz has not started yet!']);
    test.clock.set(new Date(quiz.endTime.getTime() - 1));
    assert.equal((await open(1)).status, 200);
    test.clock.advance(0.001);
    assert.deepEqual(getError(await open(1)), OVER);
    assert.equal((await open(1)).error.link, `/leader/${quiz.eventId}`);
    assert.equal((await take.open(1)).error.link, undefined);
  });

  it('accepts pages from 1 to the last; another page starts nothing', async () => {
    for (const page of [0, 4, 999_999_999]) assert.equal((await take.open(page)).status, 404);
    const odd = await test.app.http.inject({
      url: `/api/participant/quiz/${running.eventId}/questions/one`,
      headers: { authorization: `Bearer ${participant.token}` },
    });
    assert.equal(odd.statusCode, 400);
    assert.deepEqual(await readAttempts(), []);
  });

  it('is absent for a quiz without questions, a cancelled quiz and a caller who is not registered', async () => {
    const empty = await buildQuiz(test, host);
    await test.database.deleteFrom('quizQuestions').where('eventId', '=', empty.eventId).execute();
    const { open } = createQuizClient(test, empty, await buildQuizParticipant(test, empty));
    assert.deepEqual(getError(await open(1)), [
      409,
      'NO_QUESTIONS',
      'Unable to fetch quiz details. Please try again later.',
    ]);
    const stranger = createQuizClient(test, running, await buildParticipant(test));
    assert.deepEqual(getError(await stranger.open(1)), [
      403,
      'NOT_REGISTERED',
      'Register for the event first',
    ]);
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', running.eventId)
      .execute();
    assert.equal((await take.open(1)).error.code, 'EVENT_CANCELLED');
  });

  it('is served under the other prefix too', async () => {
    const { statusCode } = await test.app.http.inject({
      url: `/api/v1/participant/quiz/${running.eventId}/questions/1`,
      headers: { authorization: `Bearer ${participant.token}` },
    });
    assert.equal(statusCode, 200);
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    await take.open(1);
  });

  it('is accepted by text, letter or position, as selectedOption or answer', async () => {
    for (const body of [{ selectedOption: 'no' }, { answer: 'b' }, { selectedOption: 1 }])
      assert.equal((await take.answer(1, body)).body.data.selectedOption, 'no');
    assert.equal((await take.answer(1, { answer: 0 })).body.data.selectedOption, 'yes');
  });

  it('gets the same reply whether right or wrong, with its revision and the clock', async () => {
    const right = (await take.answer(1, { selectedOption: 'yes' })).body;
    const wrong = (await take.answer(2, { selectedOption: 'no' })).body;
    assert.deepEqual(right, {
      status: 'SUCCESS',
      data: { questionId: running.questions[0]?.id, selectedOption: 'yes', revision: 1 },
      serverNow: test.clock.now().toISOString(),
      endsAt: running.endTime.toISOString(),
    });
    assert.deepEqual(Object.keys(wrong), Object.keys(right));
    assert.deepEqual(Object.keys(wrong.data), Object.keys(right.data));
  });

  it('can change until the submit; a repeat changes neither revision nor time', async () => {
    await take.answer(1, { selectedOption: 'yes' });
    const first = test.clock.now();
    test.clock.advance(10);
    assert.equal((await take.answer(1, { selectedOption: 'yes' })).body.data.revision, 1);
    const readAnswers = () =>
      test.database
        .selectFrom('answers')
        .select(['optionId', 'revision', 'answeredAt'])
        .where('userId', '=', participant.id)
        .executeTakeFirst();
    assert.deepEqual((await readAnswers())?.answeredAt, first);
    assert.equal((await take.answer(1, { selectedOption: 'no' })).body.data.revision, 2);
    assert.deepEqual(await readAnswers(), {
      optionId: running.questions[0]?.wrong,
      revision: 2,
      answeredAt: test.clock.now(),
    });
    await take.submit();
    assert.deepEqual(getError(await take.answer(1, { selectedOption: 'yes' })), SUBMITTED);
    assert.equal((await readAnswers())?.revision, 2);
  });

  it('based on an older revision never overwrites a newer answer, and returns the stored answer', async () => {
    await take.answer(1, { selectedOption: 'yes', baseRevision: 0 });
    await take.answer(1, { selectedOption: 'no', baseRevision: 1 });
    const late = await take.answer(1, { selectedOption: 'yes', baseRevision: 1 });
    assert.deepEqual(getError(late), [409, 'ANSWER_CHANGED', 'This answer was changed on another device.']);
    assert.deepEqual(late.error.answer, {
      questionId: running.questions[0]?.id,
      selectedOption: 'no',
      revision: 2,
    });
    assert.equal((await take.answer(1, { selectedOption: 'no', baseRevision: 0 })).body.data.revision, 2);
    assert.equal((await take.answer(1, { selectedOption: 'yes', baseRevision: 2 })).body.data.revision, 3);
    assert.equal((await take.answer(1, { selectedOption: 'no' })).body.data.revision, 4);
  });

  it('is saved until two seconds after the end', async () => {
    setTimeAfterEnd(1_999);
    assert.equal((await take.answer(1, { selectedOption: 'yes' })).status, 200);
    setTimeAfterEnd(2_000);
    assert.deepEqual(getError(await take.answer(1, { selectedOption: 'no' })), OVER);
  });

  it('must be an option of a question of this quiz', async () => {
    for (const body of [{ selectedOption: 'maybe' }, { answer: 'C' }, { answer: 2 }, {}])
      assert.deepEqual(getError(await take.answer(1, body)), [
        400,
        'UNKNOWN_OPTION',
        'Please choose one of the options.',
      ]);
    const other = await buildQuiz(test, host);
    const foreign = createQuizClient(test, { ...running, questions: other.questions }, participant);
    assert.equal((await foreign.answer(1, { selectedOption: 'yes' })).status, 404);
  });

  it('must repeat the ids of its path or omit them', async () => {
    const body = { selectedOption: 'yes', eventId: running.eventId, questionId: running.questions[0]?.id };
    assert.equal((await take.answer(1, body)).status, 200);
    const { status, error } = await take.answer(2, body);
    assert.deepEqual([status, error.errors?.[0]?.field], [400, 'questionId']);
  });

  it('requires an attempt', async () => {
    const idle = createQuizClient(test, running, await buildQuizParticipant(test, running));
    assert.deepEqual(getError(await idle.answer(1, { selectedOption: 'yes' })), [
      409,
      'NO_ATTEMPT',
      'Start the quiz first.',
    ]);
  });

  it('is limited to 120 per minute', async () => {
    for (let sent = 0; sent < 120; sent += 1) await take.answer(1, { answer: sent % 2 });
    const { status, headers } = await take.answer(1, { answer: 0 });
    assert.deepEqual([status, headers['retry-after']], [429, '60']);
    test.clock.advance(60);
    assert.equal((await take.answer(1, { answer: 0 })).status, 200);
  });
});
