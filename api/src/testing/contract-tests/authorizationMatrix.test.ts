import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Endpoint, endpoints } from '@marquee/shared-contracts';
import type { Scenario } from './createScenario';
import { createScenarioFor } from './createScenarioFor';
import { getCallKey } from './getCallKey';
import { accessExpectations, type Verdict } from './accessExpectations';
import { type CallerKind, CALLERS } from './callers';
import { getSamplePath, getSampleInput } from './sampleInputs';
import { injectCall } from '../injectCall';
import { setUpTestApp } from '../setUpTestApp';

const test = setUpTestApp();
const createScenario = createScenarioFor(test);

/** Errors about the content that share a guard's status: a wrong password is not a missing session. */
const CONTENT_ERRORS = new Set([
  'WRONG_CREDENTIALS',
  'RESET_NOT_VERIFIED',
  'EMAIL_NOT_VERIFIED',
  'SUSPENDED',
]);

function toVerdict(status: number, code: unknown): Verdict {
  if (typeof code === 'string' && CONTENT_ERRORS.has(code)) return 'in';
  if (status === 401) return '401';
  if (status === 403) return '403';
  return status === 404 ? '404' : 'in';
}

async function findVerdict(endpoint: Endpoint, kind: CallerKind, scenario: Scenario): Promise<Verdict> {
  const { body, query, unsatisfiable } = getSampleInput(endpoint, scenario, test.clock.now());
  const token = scenario.token(kind);
  const response = await injectCall(test.app, endpoint, {
    url: getSamplePath(endpoint, scenario),
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
  // A sample that the schema refuses would never reach the policy.
  assert.ok(
    code !== 'VALIDATION' || unsatisfiable === true,
    `the sample of ${getCallKey(endpoint)} is refused: ${message} ${response.body}`,
  );
  return toVerdict(response.statusCode, code);
}

async function findRow(endpoint: Endpoint): Promise<Verdict[]> {
  // A call may change its scenario; owner and leader call last.
  const scenario = await createScenario(endpoint);
  const row: Verdict[] = [];
  for (const kind of CALLERS) row.push(await findVerdict(endpoint, kind, scenario));
  return row;
}

describe('the authorization matrix', () => {
  it('has a row for every call of the contract', (context) => {
    const unsaid = [...endpoints.values()].map(getCallKey).filter((key) => !accessExpectations.has(key));
    assert.deepEqual(unsaid, []);
    context.diagnostic(
      `${endpoints.size} calls by ${CALLERS.length} kinds of caller: ${endpoints.size * CALLERS.length} cells`,
    );
    const calls = new Set([...endpoints.values()].map(getCallKey));
    const early = [...accessExpectations.keys()].filter((key) => !calls.has(key));
    if (early.length > 0) context.diagnostic(`rows of calls that are not there yet: ${early.join(', ')}`);
  });

  for (const [name, endpoint] of endpoints) {
    it(`${name} (${getCallKey(endpoint)}): every caller gets the expected verdict`, async () => {
      assert.deepEqual(await findRow(endpoint), accessExpectations.get(getCallKey(endpoint)));
    });
  }
});
