import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, endpoints } from '@marquee/shared-contracts';
import { buildWorld, type World } from '../proof/buildWorld';
import { callKey } from '../proof/callKey';
import { type CallerKind, CALLERS, expectations, type Verdict } from '../proof/expectations';
import { pathIn, sampleInput } from '../proof/inputs';
import { injectOnce } from '../testing/injectOnce';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

let test: TestApp;
before(async () => {
  test = await buildTestApp();
});
after(() => test.close());

/** Refusals for what was sent, which have the status of a guard: a wrong password is no missing session. */
const OF_THE_CONTENT = new Set([
  'WRONG_CREDENTIALS',
  'RESET_NOT_VERIFIED',
  'EMAIL_NOT_VERIFIED',
  'SUSPENDED',
]);

function verdictOf(status: number, code: unknown): Verdict {
  if (typeof code === 'string' && OF_THE_CONTENT.has(code)) return 'in';
  if (status === 401) return '401';
  if (status === 403) return '403';
  return status === 404 ? '404' : 'in';
}

async function verdictOn(endpoint: Endpoint, kind: CallerKind, world: World): Promise<Verdict> {
  const { body, query, unmeetable } = sampleInput(endpoint, world, test.clock.now());
  const token = world.token(kind);
  const response = await injectOnce(test.app, endpoint, {
    url: pathIn(endpoint, world),
    query,
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const { code, message } =
    response.statusCode < 400 ? { code: undefined, message: '' } : JSON.parse(response.body);
  assert.ok(response.statusCode < 500, response.body);
  // A sample that the schema refuses would prove nothing about the object rule behind it.
  assert.ok(
    code !== 'VALIDATION' || unmeetable === true,
    `the sample of ${callKey(endpoint)} is refused: ${message} ${response.body}`,
  );
  return verdictOf(response.statusCode, code);
}

async function rowOf(endpoint: Endpoint): Promise<Verdict[]> {
  // A world for each call, because a call may change it; owner and leader come last of their side.
  const world = await buildWorld(test);
  const row: Verdict[] = [];
  for (const kind of CALLERS) row.push(await verdictOn(endpoint, kind, world));
  return row;
}

describe('who may call what', () => {
  it('is said in the table for every call of the contract', (context) => {
    const unsaid = [...endpoints.values()].map(callKey).filter((key) => !expectations.has(key));
    assert.deepEqual(unsaid, []);
    context.diagnostic(
      `${endpoints.size} calls by ${CALLERS.length} kinds of caller: ${endpoints.size * CALLERS.length} cells`,
    );
    const calls = new Set([...endpoints.values()].map(callKey));
    const early = [...expectations.keys()].filter((key) => !calls.has(key));
    if (early.length > 0) context.diagnostic(`rows of calls that are not there yet: ${early.join(', ')}`);
  });

  for (const [name, endpoint] of endpoints) {
    it(`${name} (${callKey(endpoint)}): each cell as the table says`, async () => {
      assert.deepEqual(await rowOf(endpoint), expectations.get(callKey(endpoint)));
    });
  }
});
