import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { quiz as calls } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Application } from '../../platform/Application';
import { buildApp } from '../../app';
import type { Database } from '../../platform/database/Database';
import { openServer } from '../../platform/database/openDatabase';
import { OutboxMailer } from '../../platform/mail/OutboxMailer';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildAttempt, buildQuiz, type TestQuiz } from '../../testing/buildQuiz';
import { buildQuizParticipant } from '../../testing/buildQuizParticipant';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { injectCall } from '../../testing/injectCall';
import { createBarrier } from '../../testing/createBarrier';
import { createMemoryStorage } from '../../testing/createMemoryStorage';
import { createQuizClient } from '../../testing/createQuizClient';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const PEOPLE = 50;
const SUBMITS = 20;

describe('concurrent submit batches on two instances', { skip: skipWithoutPostgres }, () => {
  let second: Application;
  let database: Database;
  let host: TestAccount;
  after(async () => {
    await second.http.close();
    await database.destroy();
  });
  const test = setUpTestApp();
  before(async () => {
    host = await buildHost(test);
    database = openServer(test.url ?? '');
    second = await buildApp({
      database,
      clock: test.clock,
      mailer: new OutboxMailer({ secret: 'a secret for tests only', clock: test.clock }),
      storage: createMemoryStorage(),
      secret: 'a secret for tests only',
      rates: { perToken: Infinity, perAddress: Infinity },
    });
  });

  async function startAttempts(): Promise<{ quiz: TestQuiz; people: TestAccount[] }> {
    const quiz = await buildQuiz(test, host, { size: 2 });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => buildQuizParticipant(test, quiz)));
    for (const by of people) await buildAttempt(test, quiz, { by, answers: ['right'], state: 'OPEN' });
    return { quiz, people };
  }

  async function submitTo(app: Application, eventId: string, { token }: TestAccount): Promise<number> {
    const url = calls.submit.path.replace(':eventId', eventId);
    const headers = { authorization: `Bearer ${token}` };
    return (await injectCall(app, calls.submit, { url, headers })).statusCode;
  }

  it(`accept one of ${SUBMITS} for each of ${PEOPLE} people, count concurrent answers, and reward 10 coins once`, async () => {
    const { quiz, people } = await startAttempts();
    const submits = people.flatMap((person) =>
      Array.from({ length: SUBMITS }, (_, index) =>
        submitTo(index % 2 === 0 ? test.app : second, quiz.eventId, person),
      ),
    );
    const answers = people.map(async (person) => ({
      id: person.id,
      status: (await createQuizClient(test, quiz, person).answer(2, { answer: 'A' })).status,
    }));
    const statuses = await Promise.all(submits);
    assert.equal(statuses.filter((status) => status === 200).length, PEOPLE);
    assert.equal(statuses.filter((status) => status === 409).length, PEOPLE * (SUBMITS - 1));
    const stored = new Map(
      (await Promise.all(answers)).map(({ id, status }) => [id, status === 200 ? 2 : 1]),
    );
    const { rows } = await sql<{ userId: string; answered: number; coins: number; entries: number }>`
      select attempts.user_id, answered, sum(coins)::int as coins, count(*)::int as entries
      from attempts join coin_entries on coin_entries.event_id = attempts.event_id
        and coin_entries.user_id = attempts.user_id
      where attempts.event_id = ${quiz.eventId} and state = 'SUBMITTED' group by attempts.user_id, answered
    `.execute(test.database);
    assert.equal(rows.length, PEOPLE);
    for (const { userId, answered, coins, entries } of rows)
      assert.deepEqual([answered, coins, entries], [stored.get(userId), 10, 1]);
  });

  it('would accept several with check-then-write, which proves that the crowd races', async () => {
    const { quiz, people } = await startAttempts();
    const userIds = people.map(({ id }) => id);
    const waitForOther = createBarrier(2);
    const batches = await Promise.all(
      [test.database, database].map((pool) =>
        checkThenSubmit(pool, { eventId: quiz.eventId, userIds }, waitForOther),
      ),
    );
    assert.equal(batches.flat().length, 2 * PEOPLE);
  });
});

/** Broken variant of a batch: it reads open attempts without a lock, and writes when the other batch has read too. */
const checkThenSubmit = (
  database: Database,
  { eventId, userIds }: { eventId: string; userIds: readonly string[] },
  waitForOther: () => Promise<void>,
): Promise<string[]> =>
  database.transaction().execute(async (transaction) => {
    const open = await transaction
      .selectFrom('attempts')
      .select('userId')
      .where('eventId', '=', eventId)
      .where('userId', 'in', userIds)
      .where('state', '=', 'OPEN')
      .execute();
    await waitForOther();
    await transaction
      .updateTable('attempts')
      .set({ state: 'SUBMITTED' })
      .where('eventId', '=', eventId)
      .where('userId', 'in', userIds)
      .execute();
    return open.map(({ userId }) => userId);
  });
