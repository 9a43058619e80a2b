import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createBarrier } from '../../testing/createBarrier';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildQuiz, type TestQuiz } from '../../testing/buildQuiz';
import { buildQuizParticipant } from '../../testing/buildQuizParticipant';
import type { TestApp } from '../../testing/buildTestApp';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createQuizClient } from '../../testing/createQuizClient';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { closeAttempts } from './closeAttempts';
import { scoreAttempts } from './queries';

const PEOPLE = 50;
const SUBMITS = 20;

describe('a quiz with many concurrent participants', { skip: skipWithoutPostgres }, () => {
  const test = setUpTestApp();
  let host: TestAccount;
  before(async () => {
    host = await buildHost(test);
  });

  /** Creates a quiz with this many questions in which everybody has started. */
  async function startAttempts(size: number): Promise<{ quiz: TestQuiz; people: TestAccount[] }> {
    const quiz = await buildQuiz(test, host, { size });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => buildQuizParticipant(test, quiz)));
    for (const person of people) await createQuizClient(test, quiz, person).open(1);
    return { quiz, people };
  }

  const countRows = (table: 'attempts' | 'coinEntries', { eventId }: TestQuiz) =>
    test.database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();

  it(`accepts one of ${SUBMITS} concurrent submits for each of ${PEOPLE} people, and rewards 10 coins once`, async () => {
    const { quiz, people } = await startAttempts(1);
    await Promise.all(
      people.map((person) => createQuizClient(test, quiz, person).answer(1, { answer: 'A' })),
    );
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: SUBMITS }, () => createQuizClient(test, quiz, person).submit()),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, PEOPLE);
    assert.equal(statuses.filter((status) => status === 409).length, PEOPLE * (SUBMITS - 1));
    assert.equal((await countRows('attempts', quiz)).count, PEOPLE);
    const { rows } = await sql<{ coins: number }>`
      select sum(coins)::int as coins from coin_entries where event_id = ${quiz.eventId} group by user_id
    `.execute(test.database);
    assert.deepEqual(
      rows.map(({ coins }) => coins),
      people.map(() => 10),
    );
    const notices = await test.database
      .selectFrom('notifications')
      .select('recipientId')
      .where('eventId', '=', quiz.eventId)
      .where('type', '=', 'RESULT_READY')
      .execute();
    assert.equal(notices.length, PEOPLE);
  });

  it('would accept several with check-then-write, which proves that the crowd races', async () => {
    const { quiz, people } = await startAttempts(1);
    const taken = await Promise.all(
      people.flatMap(({ id }) => {
        const waitForSecond = createBarrier(2);
        return Array.from({ length: SUBMITS }, () =>
          checkThenSubmit(test, { quiz, userId: id }, waitForSecond),
        );
      }),
    );
    assert.ok(taken.filter(Boolean).length >= 2 * PEOPLE);
  });

  it('counts every acknowledged answer around the end, and no later answer', async () => {
    const { quiz, people } = await startAttempts(8);
    const acknowledged = await answerAroundTheEnd(test, { quiz, people });
    const storedScores = await readScores(test, quiz);
    for (const { id } of people) assert.equal(storedScores.get(id), acknowledged.get(id) ?? 0, id);
    assert.equal(storedScores.size, PEOPLE);
    const total = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
    assert.ok(total > 0 && total < PEOPLE * 8, `${total} of ${PEOPLE * 8} came in time`);
    const late = await test.database
      .selectFrom('answers')
      .select('userId')
      .where('eventId', '=', quiz.eventId)
      .where('answeredAt', '>=', new Date(quiz.endTime.getTime() + 2_000))
      .execute();
    assert.deepEqual(late, []);
  });

  it('would lose acknowledged answers without locking the attempt, which proves that the end races', async () => {
    const { quiz, people } = await startAttempts(8);
    test.clock.set(new Date(quiz.endTime.getTime() + 1_999));
    const answering = people.flatMap(({ id }) =>
      quiz.questions.map((question) => checkThenAnswer(test, quiz, { userId: id, question })),
    );
    await setTimeout(20);
    test.clock.advance(0.001);
    await closeAttempts(test.app, quiz.eventId);
    const stored = (await Promise.all(answering)).filter(Boolean).length;
    const counted = [...(await readScores(test, quiz)).values()].reduce((sum, count) => sum + count, 0);
    assert.ok(counted < stored, `${counted} of ${stored} acknowledged answers were counted`);
  });
});

/** Everybody sends answers and some submit, while the clock passes the end and the closing job runs. */
async function answerAroundTheEnd(
  test: TestApp,
  { quiz, people }: { quiz: TestQuiz; people: TestAccount[] },
): Promise<Map<string, number>> {
  test.clock.set(new Date(quiz.endTime.getTime() + 1_990));
  const acknowledged = new Map<string, number>();
  const taking = people.map(async (person, index) => {
    const take = createQuizClient(test, quiz, person);
    for (const page of quiz.questions.keys()) {
      if (index % 5 === 0 && page === 4) await take.submit();
      const { status } = await take.answer(page + 1, { answer: 'A' });
      if (status === 200) acknowledged.set(person.id, (acknowledged.get(person.id) ?? 0) + 1);
      else assert.equal(status, 409);
    }
  });
  for (let beat = 0; beat < 10; beat += 1) {
    await setTimeout(15);
    test.clock.advance(0.002);
    await Promise.all([1, 2].map(() => closeAttempts(test.app)));
  }
  await Promise.all(taking);
  await closeAttempts(test.app);
  return acknowledged;
}

async function readScores(test: TestApp, { eventId }: TestQuiz): Promise<Map<string, number>> {
  const rows = await test.database
    .selectFrom('attempts')
    .select(['userId', 'answered'])
    .where('eventId', '=', eventId)
    .where('state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .execute();
  return new Map(rows.map(({ userId, answered }) => [userId, answered ?? -1]));
}

/** Broken variant of a submit: it does not lock the attempt, and writes when a second submit has read it too. */
const checkThenSubmit = (
  test: TestApp,
  { quiz: { eventId }, userId }: { quiz: TestQuiz; userId: string },
  waitForSecond: () => Promise<void>,
): Promise<boolean> =>
  test.database.transaction().execute(async (transaction) => {
    const { state } = await transaction
      .selectFrom('attempts')
      .select('state')
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    if (state !== 'OPEN') return false;
    await waitForSecond();
    await transaction
      .updateTable('attempts')
      .set({ state: 'SUBMITTED', submittedAt: test.clock.now() })
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .execute();
    await scoreAttempts(transaction, eventId, [userId]);
    return true;
  });

/** Broken variant of an answer: it checks that the attempt is open and writes a moment later. */
const checkThenAnswer = (
  test: TestApp,
  { eventId }: TestQuiz,
  { userId, question }: { userId: string; question: TestQuiz['questions'][number] },
): Promise<boolean> =>
  test.database.transaction().execute(async (transaction) => {
    const answeredAt = test.clock.now();
    const { state } = await transaction
      .selectFrom('attempts')
      .select('state')
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    if (state !== 'OPEN') return false;
    await setTimeout(5);
    const row = { eventId, userId, questionId: question.id, optionId: question.right, answeredAt };
    await transaction.insertInto('answers').values(row).execute();
    return true;
  });
