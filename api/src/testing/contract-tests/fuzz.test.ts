import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Endpoint, endpoints } from '@marquee/shared-contracts';
import { startSession } from '../../features/accounts/queries';
import { seedDemoData } from '../../seed/seedDemoData';
import { setUpTestApp } from '../setUpTestApp';
import { injectCall } from '../injectCall';
import { createScenario, type Scenario } from './createScenario';
import { SeededRandom } from './SeededRandom';
import { CALLERS } from './callers';
import { type FuzzRequest, createFuzzRequest } from './createFuzzRequest';
import { findReplyViolation } from './findReplyViolation';

const REQUESTS = 10_000;
/** FUZZ_SEED selects another sequence; a failure prints its seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_504);
/** Requests until a new scenario, because the old one has lost its teams, sessions and events. */
const REQUESTS_PER_SCENARIO = 250;
/** The clock advances between calls, so that throttles reset and events end. */
const SECONDS_BETWEEN = 11;

const calls = [...endpoints.values()];

const test = setUpTestApp({}, async () => {
  await seedDemoData(test.database, test.clock);
});

async function readKnownIds(): Promise<string[]> {
  const { database } = test;
  const found = await Promise.all([
    database.selectFrom('events').select('id').execute(),
    database.selectFrom('accounts').select('id').limit(40).execute(),
    database.selectFrom('teams').select('id').limit(20).execute(),
    database.selectFrom('quizQuestions').select('id').limit(40).execute(),
    database.selectFrom('notifications').select('id').limit(40).execute(),
  ]);
  return found.flat().map(({ id }) => id);
}

/** The session of a demonstration account, which has events, teams and attempts. */
async function logInDemoAccount(random: SeededRandom): Promise<string> {
  const people = await test.database.selectFrom('accounts').select('id').orderBy('email').limit(30).execute();
  return startSession(test.database, random.pick(people).id, test.clock.now());
}

async function listTokens(scenario: Scenario, random: SeededRandom): Promise<(string | undefined)[]> {
  const demo = [
    await logInDemoAccount(random),
    await logInDemoAccount(random),
    await logInDemoAccount(random),
  ];
  return [...CALLERS.map((kind) => scenario.token(kind)), ...demo, 'x'.repeat(43), '%00'];
}

async function answerTo(endpoint: Endpoint, request: FuzzRequest, token: string | undefined) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return injectCall(test.app, endpoint, { ...request, headers: { ...request.headers, ...authorization } });
}

const formatRequest = ({ method, url, payload }: FuzzRequest): string =>
  `${method} ${url.slice(0, 500)} ${JSON.stringify(payload?.slice(0, 1_000))}`;

describe('10,000 random requests from the contract, half of them hostile', () => {
  it('get replies within their schemas, never a server error', async (context) => {
    const random = new SeededRandom(SEED);
    const statuses = new Map<number, number>();
    let scenario = await createScenario(test);
    let tokens = await listTokens(scenario, random);
    let ids = await readKnownIds();
    for (let index = 1; index <= REQUESTS; index += 1) {
      if (index % REQUESTS_PER_SCENARIO === 0) {
        scenario = await createScenario(test);
        tokens = await listTokens(scenario, random);
        ids = await readKnownIds();
      }
      const endpoint = random.pick(calls);
      const request = createFuzzRequest(endpoint, { random, scenario, now: test.clock.now(), ids });
      const reply = await answerTo(endpoint, request, random.pick(tokens));
      const wrong = findReplyViolation(endpoint, reply);
      const what = `${wrong}\nrequest ${index} of FUZZ_SEED=${SEED}: ${formatRequest(request)}\nanswered ${reply.body.slice(0, 1_000)}`;
      assert.equal(wrong, undefined, what);
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      test.clock.advance(SECONDS_BETWEEN);
    }
    const counts = [...statuses].toSorted(([one], [other]) => one - other);
    context.diagnostic(
      `FUZZ_SEED=${SEED}: ${counts.map(([status, count]) => `${status} ${count} times`).join(', ')}`,
    );
  });
});
