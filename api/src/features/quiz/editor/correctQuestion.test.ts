import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { quizEditor, type CallInput } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { buildQuizParticipant } from '../../../testing/buildQuizParticipant';
import type { Answer } from '../../../testing/buildTestApp';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { createQuizClient } from '../../../testing/createQuizClient';

const test = setUpTestApp();
let host: TestAccount;
let quiz: TestQuiz;
beforeEach(async () => {
  host = await buildHost(test);
  quiz = await buildQuiz(test, host, { size: 2 });
});

type Body = CallInput<typeof quizEditor.correctQuestion>['body'];

const firstQuestion = { questionText: 'Question 1?', options: ['yes', 'no'], correctAnswer: 'yes' };
const correct = (change: Partial<Body> = {}) => {
  const params = { eventId: quiz.eventId, questionId: quiz.questions[0]?.id ?? '' };
  return test.call(quizEditor.correctQuestion, { params, body: { ...firstQuestion, ...change } }, host.token);
};
const getError = ({ status, error }: Answer<unknown>) => [status, error.code, error.message];
const findAuditEntries = () =>
  test.database
    .selectFrom('auditEntries')
    .select(['actorId', 'action', 'details'])
    .where('objectId', '=', quiz.questions[0]?.id ?? '')
    .execute();

/** Registers a person who answers the first question with this option and submits. */
async function submitAnswer(answer: string) {
  const taking = createQuizClient(test, quiz, await buildQuizParticipant(test, quiz));
  await taking.open(1);
  await taking.answer(1, { answer });
  await taking.submit();
  return taking;
}

describe('correcting a question', () => {
  it('rescores every result by the new key, keeps the answers, and writes an audit entry', async () => {
    const [yes, no] = [await submitAnswer('yes'), await submitAnswer('no')];
    const { body } = await correct({ options: ['yes', 'neither'], correctAnswer: 'neither' });
    assert.deepEqual(body.data, {
      id: quiz.questions[0]?.id,
      questionText: 'Question 1?',
      options: ['yes', 'neither'],
      correctAnswer: 'neither',
      remarked: 2,
    });
    assert.equal((await yes.results()).body.data.correctAnswers, 0);
    assert.equal((await no.results()).body.data.correctAnswers, 1);
    test.clock.advance(2);
    const { topScores } = (await no.board()).body.data;
    assert.deepEqual(
      topScores.map(({ correctAnswers, own }) => [correctAnswers, own]),
      [
        [1, true],
        [0, false],
      ],
    );
    test.clock.advance(3602);
    const [review] = (await no.results()).body.data.answers ?? [];
    assert.deepEqual([review?.selectedOption, review?.correctOption], ['neither', 'neither']);
    assert.deepEqual(await findAuditEntries(), [
      {
        actorId: host.id,
        action: 'quiz.correct-question',
        details: { eventId: quiz.eventId, keyChanged: true, remarked: 2 },
      },
    ]);
  });

  it('changes no result when only the wording changes, and nothing on a repeat', async () => {
    await submitAnswer('yes');
    const wording = { questionText: ' Is it so? ', options: ['No', 'yes'] };
    assert.equal((await correct(wording)).body.data.remarked, 0);
    const again = (await correct(wording)).body.data;
    assert.deepEqual(
      [again.questionText, again.options, again.correctAnswer],
      ['Is it so?', ['No', 'yes'], 'yes'],
    );
    assert.equal((await findAuditEntries()).length, 1);
  });

  it('scores later submits by the new key', async () => {
    const taking = createQuizClient(test, quiz, await buildQuizParticipant(test, quiz));
    await taking.open(1);
    await taking.answer(1, { answer: 'no' });
    await correct({ correctAnswer: 'no' });
    await taking.submit();
    assert.equal((await taking.results()).body.data.correctAnswers, 1);
  });

  it('is possible until a week after the end', async () => {
    // A session lives for seven days after its last use.
    test.clock.advance(86_400);
    await correct();
    test.clock.set(new Date(quiz.endTime.getTime() + 7 * 86_400_000 - 1));
    assert.equal((await correct({ questionText: 'Late?' })).status, 200);
    test.clock.advance(1);
    assert.deepEqual(getError(await correct()), [
      409,
      'RESULTS_FINAL',
      'The results are final a week after the end of the quiz.',
    ]);
  });

  it('keeps the number of options and the rules of a question', async () => {
    assert.deepEqual(getError(await correct({ options: ['yes', 'no', 'maybe'] })), [
      400,
      'VALIDATION',
      'A correction keeps the number of options.',
    ]);
    const refused = await correct({ questionText: '', correctAnswer: null });
    assert.deepEqual(getError(refused), [400, 'VALIDATION', 'Please fill in all question texts']);
    assert.deepEqual(
      refused.error.errors?.map(({ field }) => field),
      ['questionText', 'correctAnswer'],
    );
    assert.equal((await correct({ options: ['yes', 'yes'] })).error.errors?.[0]?.field, 'options');
  });

  it('is refused after another host’s correction, unless it is a repeat', async () => {
    const wording = { questionText: 'Is it so?', was: firstQuestion };
    assert.equal((await correct(wording)).status, 200);
    const late = { correctAnswer: 'no', was: firstQuestion };
    assert.deepEqual(getError(await correct(late)), [
      409,
      'VERSION_CONFLICT',
      'Somebody else has changed these questions meanwhile.',
    ]);
    assert.equal((await correct(wording)).status, 200);
    const was = { ...firstQuestion, questionText: 'Is it so?' };
    assert.equal((await correct({ ...was, correctAnswer: 'no', was })).body.data.correctAnswer, 'no');
  });

  it('finds no question of another quiz or a cancelled quiz', async () => {
    const other = quiz;
    quiz = await buildQuiz(test, host, { size: 1 });
    const params = { eventId: other.eventId, questionId: quiz.questions[0]?.id ?? '' };
    const reply = await test.call(quizEditor.correctQuestion, { params, body: firstQuestion }, host.token);
    assert.equal(reply.status, 404);
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', quiz.eventId)
      .execute();
    assert.equal((await correct()).error.code, 'EVENT_CANCELLED');
  });
});
