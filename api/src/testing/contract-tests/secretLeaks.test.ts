import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, type Endpoint, endpoints } from '@marquee/shared-contracts';
import { hashToken } from '../../platform/access/token';
import { setUpTestApp } from '../setUpTestApp';
import { injectCall } from '../injectCall';
import { createTestLog } from '../createTestLog';
import { createParticipantForm } from '../signUpForm';
import { createScenario, type Scenario } from './createScenario';
import { getCallKey } from './getCallKey';
import { CALLERS } from './callers';
import { getSamplePath, getSampleInput } from './sampleInputs';

/** Fields with secrets, and their canary values. */
const SECRETS: Readonly<Record<string, string>> = {
  password: 'Canary@Pass1',
  newPassword: 'Canary@Pass2',
  currentPassword: 'Canary@Pass3',
  otp: '7391',
  resetToken: 'canary-reset-token-'.padEnd(43, 'x'),
};
const BEARER = 'canary-bearer-token-'.padEnd(43, 'y');
const IN_QUERY = 'canary-query';

let scenario: Scenario;
const log = createTestLog();
const test = setUpTestApp({ http: log.http }, async () => {
  scenario = await createScenario(test);
});

const listTokens = (): string[] => CALLERS.flatMap((kind) => scenario.token(kind) ?? []);

/** Lists the canaries in a text; the code's four digits count only as a separate word. */
const findSecrets = (text: string): string[] =>
  [...Object.values(SECRETS), BEARER, IN_QUERY].filter((secret) =>
    secret === SECRETS['otp'] ? /(?<![\w.:-])7391(?![\w.:-])/.test(text) : text.includes(secret),
  );

/** The sample of a call with a canary in each secret field, and one in an unknown field. */
function planted(endpoint: Endpoint): object | undefined {
  const { body } = getSampleInput(endpoint, scenario, test.clock.now());
  if (body === undefined || Array.isArray(body)) return undefined;
  return { ...Object(body), ...SECRETS };
}

async function callWith(endpoint: Endpoint, token: string): Promise<string> {
  const { body, headers } = await injectCall(test.app, endpoint, {
    url: getSamplePath(endpoint, scenario),
    query: { canary: IN_QUERY, otp: SECRETS['otp'] ?? '', token: IN_QUERY },
    payload: planted(endpoint) ?? {},
    headers: { authorization: `Bearer ${token}`, 'x-canary': IN_QUERY },
  });
  return `${body} ${JSON.stringify(headers)}`;
}

describe('passwords, codes, tokens and query values', () => {
  it('appear in no reply and in no line of the log, for any caller', async () => {
    for (const endpoint of endpoints.values()) {
      if (endpoint === auth.deleteAccount || endpoint === auth.logout) continue;
      for (const token of [BEARER, ...listTokens()])
        assert.deepEqual(findSecrets(await callWith(endpoint, token)), [], getCallKey(endpoint));
    }
    assert.ok(log.text().trim().split('\n').length > endpoints.size);
    assert.deepEqual(findSecrets(log.text()), []);
    for (const token of listTokens())
      assert.ok(!log.text().includes(token) && !log.text().includes(hashToken(token)));
  });

  it('appear in no error when the database fails during a call', async () => {
    const lines = log.text().length;
    await test.database.schema.alterTable('accounts').renameTo('hidden').execute();
    for (const endpoint of [auth.register, auth.authenticate, auth.changePassword, auth.verifyOtp]) {
      const answer = await callWith(endpoint, BEARER);
      assert.deepEqual(findSecrets(answer), [], getCallKey(endpoint));
    }
    await test.database.schema.alterTable('hidden').renameTo('accounts').execute();
    assert.match(log.text().slice(lines), /"status":500/);
    assert.deepEqual(findSecrets(log.text()), []);
  });

  it('are stored only as hashes, except in the mail with the code', async () => {
    const password = 'Stored@Can4ry';
    await test.call(auth.register, {
      body: createParticipantForm({ email: 'stored@example.org', password }),
    });
    const draft = await test.database
      .selectFrom('signUpDrafts')
      .selectAll()
      .where('email', '=', 'stored@example.org')
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(draft);
    assert.ok(!text.includes(password));
    assert.match(draft.passwordHash, /^\$argon2id\$/);
    assert.notEqual(draft.codeHash, await test.codeFor('stored@example.org'));
  });
});
