import assert from 'node:assert/strict';
import { it } from 'node:test';
import { registration, profile } from '@marquee/shared-contracts';
import { endQuizzes } from '../quiz/endQuizzes';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../testing/buildQuiz';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { createQuizClient } from '../../testing/createQuizClient';

const test = setUpTestApp({ maxRewardsPerDay: 2 }, async () => {
  host = await buildHost(test);
});
let host: TestAccount;

async function begin(person: TestAccount) {
  const quiz: TestQuiz = await buildQuiz(test, host);
  await test.call(
    registration.register,
    { params: { eventId: quiz.eventId }, body: sampleRegistrationForm },
    person.token,
  );
  const taking = createQuizClient(test, quiz, person);
  await taking.open(1);
  await taking.answer(1, { answer: 'yes' });
  return taking;
}

it("limits a person's rewarded quizzes in 24 hours, including auto-submitted quizzes", async () => {
  const person = await buildParticipant(test);
  const submitAttempt = async () => (await (await begin(person)).submit()).body.data.coinsEarned;
  const readCoins = async () => (await test.call(profile.read, {}, person.token)).body.data.coins;
  assert.deepEqual([await submitAttempt(), await submitAttempt(), await submitAttempt()], [10, 10, 0]);
  await begin(person);
  test.clock.advance(2 * 3600);
  await endQuizzes(test.app);
  assert.equal(await readCoins(), 20);
  test.clock.advance(22 * 3600 - 1);
  assert.equal(await submitAttempt(), 0);
  test.clock.advance(1);
  assert.equal(await submitAttempt(), 10);
});
