import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createTestLog } from '../../testing/createTestLog';
import { createParticipantForm } from '../../testing/signUpForm';

const log = createTestLog();
const test = setUpTestApp({ http: log.http });

const readLastLine = (): Record<string, unknown> => JSON.parse(log.text().trim().split('\n').at(-1) ?? '{}');

describe('the log', () => {
  it('has one line per call: route, status, time, account and request', async () => {
    const person = await buildParticipant(test);
    const { headers } = await test.call(auth.me, {}, person.token);
    const { level: _level, time: _time, pid: _pid, hostname: _host, ms, ...line } = readLastLine();
    assert.equal(typeof ms, 'number');
    assert.deepEqual(line, {
      requestId: headers['x-request-id'],
      route: 'GET /api/v1/auth/me',
      status: 200,
      accountId: person.id,
    });
  });

  it('contains nothing that a person typed, and no token, even when the database fails', async () => {
    const email = 'canary@example.org';
    const password = 'Canary@123';
    const person = await buildParticipant(test);
    await test.call(auth.register, { body: createParticipantForm({ email, password, firstname: 'Canary' }) });
    await test.app.http.inject(`/api/v1/auth/me?canary=Canary`);
    await test.call(auth.authenticate, { body: { email, password } });
    await test.database.schema.alterTable('accounts').renameTo('hidden').execute();
    assert.equal((await test.call(auth.authenticate, { body: { email, password } })).status, 500);
    await test.database.schema.alterTable('hidden').renameTo('accounts').execute();
    assert.equal(readLastLine()['status'], 500);
    assert.doesNotMatch(log.text(), /canary/i);
    assert.ok(!log.text().includes(person.token));
  });
});
