import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, buildPath, type Endpoint, endpoints, events, registration } from '@marquee/shared-contracts';
import type { Replica } from '../../platform/readers/Replica';
import { REPLICA_READS } from '../../platform/readers/replicaReads';
import { injectCall } from '../injectCall';
import { setUpTestApp } from '../setUpTestApp';
import { accessExpectations } from './accessExpectations';
import { CALLERS } from './callers';
import { createScenarioFor } from './createScenarioFor';
import { getCallKey } from './getCallKey';
import { getSampleInput, getSamplePath } from './sampleInputs';

/** A replica that is always up to date, because it is the test's database. */
const replica: Replica = {
  get database() {
    return test.database;
  },
  readWritten: async () => ({ position: 1n, time: test.clock.now() }),
  readReplayed: async () => 1n,
  close: async () => undefined,
};

const test = setUpTestApp({ replica });
const createScenario = createScenarioFor(test);

/** The calls that may use a replica; every other call must use the primary. */
const REPLICA_CALLS: Readonly<Record<string, string>> = {
  'GET /api/v1/public/homepage/events': 'event list',
  'GET /api/v1/public/homepage/events/search': 'event search',
  'GET /api/v1/public/homepage/events/details/:': 'event details',
  'GET /api/participant/quiz/:/leaderboard-and-scores': 'running leaderboard',
};

const READ = /^marquee_public_reads_total\{read="([^"]+)",target="(\w+)",reason="([^"]+)"\} (\d+)$/gm;

/** Reads so far: `read target reason`, with their number. */
async function countReads(): Promise<Map<string, number>> {
  const { body } = await test.app.http.inject('/metrics');
  return new Map(
    [...body.matchAll(READ)].map(([, read, target, reason, count]) => [
      `${read}: ${target}, ${reason}`,
      Number(count),
    ]),
  );
}

async function findReads(endpoint: Endpoint, headers: Record<string, string> = {}): Promise<string[]> {
  const scenario = await createScenario(endpoint);
  const verdicts = accessExpectations.get(getCallKey(endpoint)) ?? [];
  const caller = CALLERS[verdicts.indexOf('in')] ?? 'nobody';
  const token = scenario.token(caller);
  const { body, query } = getSampleInput(endpoint, scenario, test.clock.now());
  // The lists of the last call would be cached otherwise.
  test.clock.advance(10);
  await test.app.readers.check();
  const before = await countReads();
  await injectCall(test.app, endpoint, {
    url: getSamplePath(endpoint, scenario),
    query,
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return [...(await countReads())]
    .filter(([read, count]) => count !== before.get(read))
    .map(([read]) => read);
}

describe('a replica (AP-18)', () => {
  for (const [name, endpoint] of endpoints) {
    const read = REPLICA_CALLS[getCallKey(endpoint)];
    it(`${read === undefined ? 'never serves' : 'serves'} ${name} (${getCallKey(endpoint)})`, async () => {
      assert.deepEqual(await findReads(endpoint), read === undefined ? [] : [`${read}: replica, current`]);
    });
  }

  it('serves nothing else than the listed calls and documents', () => {
    const keys = new Set([...endpoints.values()].map(getCallKey));
    assert.deepEqual(
      Object.keys(REPLICA_CALLS).filter((key) => !keys.has(key)),
      [],
    );
    assert.deepEqual(
      [...Object.values(REPLICA_CALLS), 'event document'].toSorted(),
      [...REPLICA_READS].toSorted(),
    );
  });

  it('answers a read that the request itself makes impossible, and stays in use', async () => {
    test.clock.advance(10);
    await test.app.readers.check();
    const readNames = ['replica, current', 'primary, unreachable'].map((went) => `event search: ${went}`);
    const count = async () => {
      const reads = await countReads();
      return readNames.map((name) => reads.get(name) ?? 0);
    };
    const [current = 0, unreachable = 0] = await count();
    for (const after of ['x', 'y']) {
      const { statusCode } = await test.app.http.inject({
        url: events.search.path,
        query: { q: 'quiz', after },
      });
      assert.equal(statusCode, 400);
    }
    assert.deepEqual(await count(), [current + 2, unreachable]);
  });

  it('is avoided for two seconds after a write with a session, not after other calls', async () => {
    const scenario = await createScenario(registration.addFavourite);
    const token = scenario.token('participant') ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const { eventId } = scenario.quiz;
    const readCookie = async (endpoint: Endpoint, options: object) =>
      (await injectCall(test.app, endpoint, { url: buildPath(endpoint.path, { eventId }), ...options }))
        .headers['set-cookie'];
    assert.equal(
      await readCookie(registration.addFavourite, { headers }),
      'written=1; Path=/; Max-Age=2; HttpOnly; SameSite=Lax',
    );
    assert.equal(await readCookie(events.events, {}), undefined);
    assert.equal(await readCookie(auth.checkEmail, { payload: { email: 'priya@example.org' } }), undefined);
  });

  const callers: [title: string, headers: Record<string, string>][] = [
    ['has just written', { cookie: 'theme=dark; written=1' }],
    ['names its session', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['asks for an uncached reply', { 'cache-control': 'no-cache' }],
  ];
  for (const [title, headers] of callers)
    it(`serves no public read of a caller that ${title}`, async () => {
      for (const [, endpoint] of endpoints) {
        const read = REPLICA_CALLS[getCallKey(endpoint)];
        if (read === undefined || endpoint.definition.access !== 'public') continue;
        assert.deepEqual(await findReads(endpoint, headers), [`${read}: primary, own write`]);
      }
    });
});
