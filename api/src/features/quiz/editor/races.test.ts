import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { quizEditor } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { scoreAttempts } from '../queries';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { buildHost, type TestAccount } from '../../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { buildQuizParticipant } from '../../../testing/buildQuizParticipant';
import { createQuizClient } from '../../../testing/createQuizClient';
import { waitUntil } from '../../../testing/waitUntil';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { rescoreAttempts } from './rescoreAttempts';

const skip = skipWithoutPostgres;
const PEOPLE = 12;

describe(`${PEOPLE} people who submit while the host corrects the key`, () => {
  let host: TestAccount;
  const test = setUpRaceApp(async () => {
    host = await buildHost(test);
  });

  /** Creates a quiz in which everybody has answered the only question with the future correct option. */
  async function build(): Promise<{ quiz: TestQuiz; people: TestAccount[] }> {
    const quiz = await buildQuiz(test, host, { size: 1 });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => buildQuizParticipant(test, quiz)));
    for (const person of people) {
      await createQuizClient(test, quiz, person).open(1);
      await createQuizClient(test, quiz, person).answer(1, { answer: 'no' });
    }
    return { quiz, people };
  }

  /** Counts submitted attempts that were scored by the old key. */
  const countWrong = async ({ eventId }: TestQuiz): Promise<number> =>
    (
      await test.database
        .selectFrom('attempts')
        .select('userId')
        .where('eventId', '=', eventId)
        .where('state', '=', 'SUBMITTED')
        .where('correctAnswers', '<>', 1)
        .execute()
    ).length;

  it('are all scored by the new key', { skip }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const { quiz, people } = await build();
      const params = { eventId: quiz.eventId, questionId: quiz.questions[0]?.id ?? '' };
      const body = { questionText: 'Question 1?', options: ['yes', 'no'], correctAnswer: 'no' };
      const submits = people.map((person) => createQuizClient(test, quiz, person).submit());
      const answers = await Promise.all([
        ...submits,
        test.call(quizEditor.correctQuestion, { params, body }, host.token),
      ]);
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      assert.equal(await countWrong(quiz), 0);
    }
  });

  it('would keep the old score if the attempts were not locked', { skip }, async () => {
    const { quiz, people } = await build();
    const [question] = quiz.questions;
    const scored = new Set<string>();
    let commit = (): void => undefined;
    const corrected = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const submits = people.map(({ id }) =>
      test.database.transaction().execute(async (transaction) => {
        await sql`update attempts set state = 'SUBMITTED'
          where event_id = ${quiz.eventId} and user_id = ${id}`.execute(transaction);
        await scoreAttempts(transaction, quiz.eventId, [id]);
        scored.add(id);
        await corrected;
      }),
    );
    await waitUntil(() => scored.size === PEOPLE, 'every score');
    const correct = test.database.transaction().execute(async (transaction) => {
      await sql`update quiz_questions set correct_option_id = ${question?.wrong}
        where event_id = ${quiz.eventId}`.execute(transaction);
      await rescoreAttempts(transaction, quiz.eventId);
    });
    await correct.finally(commit);
    await Promise.all(submits);
    assert.ok((await countWrong(quiz)) > 0);
  });
});
