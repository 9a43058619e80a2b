import assert from 'node:assert/strict';
import { it } from 'node:test';
import { quiz } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildAttempt, buildQuiz } from '../../testing/buildQuiz';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

const readLatest = async ({ token }: TestAccount) => (await test.call(quiz.latest, {}, token)).body.data;

it('the latest submitted quiz is null before the first submit, then the newest quiz', async () => {
  const host = await buildHost(test);
  const [first, second, third] = [
    await buildQuiz(test, host),
    await buildQuiz(test, host),
    await buildQuiz(test, host),
  ];
  const by = await buildParticipant(test);
  assert.equal(await readLatest(by), null);
  await buildAttempt(test, first, { by, answers: ['right'], state: 'OPEN' });
  assert.equal(await readLatest(by), null);
  await buildAttempt(test, second, { by, answers: ['right'] });
  assert.deepEqual(await readLatest(by), { eventId: second.eventId });
  test.clock.advance(1);
  await buildAttempt(test, third, { by, answers: ['wrong'] });
  assert.deepEqual(await readLatest(by), { eventId: third.eventId });
  assert.equal(await readLatest(await buildParticipant(test)), null);
});
