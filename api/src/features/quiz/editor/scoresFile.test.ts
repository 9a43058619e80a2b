import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { quizEditor } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildAttempt, buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { takeQuiz as takeQuizOf } from '../../../testing/takeQuiz';

const test = setUpTestApp();
let host: TestAccount;
let running: TestQuiz;
beforeEach(async () => {
  host = await buildHost(test);
  running = await buildQuiz(test, host, { size: 2 });
});

const takeQuiz = (firstname: string, choices: string[], { open = false } = {}) =>
  takeQuizOf(test, running, { firstname, choices, open });

describe('the file of a host’s scores', () => {
  const readFile = async (query = ''): Promise<string> =>
    (
      await test.app.http.inject({
        url: `/api/host/quiz/${running.eventId}/scores?format=csv${query}`,
        headers: { authorization: `Bearer ${host.token}` },
      })
    ).body;
  const readLines = async (query?: string) => (await readFile(query)).split('\r\n').slice(1, -1);

  it('has the chosen option of each question and whether it is right, after the submit', async () => {
    await takeQuiz('Asha', ['yes', 'no']);
    await takeQuiz('Bela', ['no']);
    const { id: attemptId } = await takeQuiz('Dev', ['yes']);
    const params = { eventId: running.eventId, attemptId };
    await test.call(quizEditor.disqualify, { params }, host.token);
    await takeQuiz('Omar', ['yes'], { open: true });
    const lines = await readLines();
    const listAnswers = (name: string) =>
      lines
        .find((line) => line.includes(name))
        ?.replaceAll('"', '')
        .split(',')
        .slice(9);
    assert.deepEqual(['Asha', 'Bela', 'Dev', 'Omar'].map(listAnswers), [
      ['yes', 'right', 'no', 'wrong'],
      ['no', 'wrong', '', ''],
      ['yes', 'right', '', ''],
      ['', '', '', ''],
    ]);
    assert.equal((await readLines('&state=disqualified')).length, 1);
  });

  it('has text for formulas in questions and options', async () => {
    const { id = '', right = '' } = running.questions[0] ?? {};
    await test.database
      .updateTable('quizQuestions')
      .set({ questionText: '=1+1', options: JSON.stringify([{ id: right, text: '@A' }]) })
      .where('eventId', '=', running.eventId)
      .where('id', '=', id)
      .execute();
    await takeQuiz('Asha', ['@A']);
    const file = await readFile();
    assert.ok(file.includes(`,"'=1+1","Question 1 result",`));
    assert.ok(file.includes(`,"'@A","right",`));
  });

  it('has every attempt of more than one batch with its answers', async () => {
    await Promise.all(
      Array.from({ length: 101 }, async () =>
        buildAttempt(test, running, { by: await buildParticipant(test), answers: ['right', 'wrong'] }),
      ),
    );
    const lines = await readLines();
    assert.equal(lines.filter((line) => line.endsWith('"yes","right","no","wrong"')).length, 101);
  });
});
