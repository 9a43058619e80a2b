import { releases } from '@marquee/shared-contracts';
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAddressList } from '../../platform/metrics/parseAddressList';
import { purgeExpired } from '../../purgeExpired';
import { buildReleaseStore } from '../../testing/buildReleaseStore';
import { setUpTestApp } from '../../testing/setUpTestApp';

const operatorToken = 'operator-of-the-tests-0123456789-abcdef';
const HOUR = 3600;

/** Creates a store with 1.0.0 stable, 1.1.0 as canary and 0.9.0 as fallback. */
function storeWithQuiz() {
  const made = buildReleaseStore('/quiz');
  const file = join(made.storeDirectory, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.remotes['mf-quiz'] = {
    stable: '1.0.0',
    canary: { version: '1.1.0', percent: 10 },
    previous: ['0.9.0'],
  };
  writeFileSync(file, JSON.stringify(registry));
  return made;
}

const store = storeWithQuiz();
const test = setUpTestApp({
  storeDirectory: store.storeDirectory,
  operatorToken,
  metricsReaders: parseAddressList('10.9.9.9'),
});
after(() => store.remove());
beforeEach(async () => {
  await test.app.releaseHealth.flush();
  await test.database.deleteFrom('releaseHours').execute();
});

const sendReport = (version: string, loads: number, errors: number) =>
  test.call(releases.report, { body: { releases: [{ remote: 'mf-quiz', version, loads, errors }] } });
const readHealth = async () => (await withBearer(operatorToken)).json().data;
const withBearer = (token?: string, remoteAddress = '127.0.0.1') =>
  test.app.http.inject({
    url: releases.health.path,
    remoteAddress,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('release reports of pages', () => {
  it('are added up by release, for everybody alike', async () => {
    await sendReport('1.0.0', 3, 0);
    await sendReport('1.1.0', 1, 2);
    await sendReport('1.0.0', 2, 1);
    await test.app.releaseHealth.flush();
    await sendReport('1.0.0', 1, 0);
    assert.deepEqual(await readHealth(), [
      { remote: 'mf-quiz', version: '1.0.0', loads: 6, errors: 1 },
      { remote: 'mf-quiz', version: '1.1.0', loads: 1, errors: 2 },
    ]);
  });

  it('count for versions in the registry, not for made-up versions', async () => {
    await sendReport('0.9.0', 1, 0);
    await sendReport('7.7.7', 1, 0);
    await test.call(releases.report, {
      body: { releases: [{ remote: 'mf-constructor', version: '1.0.0', loads: 1, errors: 0 }] },
    });
    assert.deepEqual(
      (await readHealth()).map(({ version }: { version: string }) => version),
      ['0.9.0'],
    );
  });

  it('have four fields: other fields are dropped', async () => {
    const more = {
      remote: 'mf-quiz',
      version: '1.0.0',
      loads: 1,
      errors: 0,
      person: 'priya',
      url: '/quiz/7',
    };
    const { status } = await test.call(releases.report, { body: { releases: [more] } });
    assert.equal(status, 200);
    await test.app.releaseHealth.flush();
    const [row] = await test.database.selectFrom('releaseHours').selectAll().execute();
    assert.deepEqual(Object.keys(row ?? {}).toSorted(), ['errors', 'hour', 'loads', 'remote', 'version']);
  });

  for (const [wrong, row] of [
    ['a negative count', { remote: 'mf-quiz', version: '1.0.0', loads: -1, errors: 0 }],
    ['more than one page has', { remote: 'mf-quiz', version: '1.0.0', loads: 0, errors: 51 }],
    ['a name that is no remote', { remote: 'shell/../x', version: '1.0.0', loads: 0, errors: 0 }],
    ['a version that is none', { remote: 'mf-quiz', version: '1 0', loads: 0, errors: 0 }],
  ] as const) {
    it(`are refused with ${wrong}`, async () => {
      const { error } = await test.call(releases.report, { body: { releases: [row] } });
      assert.equal(error.code, 'VALIDATION');
    });
  }

  it('are excluded from the reply after a day, and deleted after a week', async () => {
    await sendReport('1.0.0', 1, 0);
    await test.app.releaseHealth.flush();
    test.clock.advance(26 * HOUR);
    assert.deepEqual(await readHealth(), []);
    test.clock.advance(6 * 24 * HOUR);
    await purgeExpired(test.app);
    assert.deepEqual(await test.database.selectFrom('releaseHours').selectAll().execute(), []);
  });
});

describe('the health of releases', () => {
  for (const [who, token, address, status] of [
    ['who brings the operator’s token', operatorToken, '203.0.113.7', 200],
    ['the addresses that read the metrics', undefined, '10.9.9.9', 200],
    ['nobody else', undefined, '203.0.113.7', 404],
    ['nobody with another token', 'x'.repeat(40), '203.0.113.7', 404],
  ] as const) {
    it(`is available for ${who}`, async () => {
      assert.equal((await withBearer(token, address)).statusCode, status);
    });
  }
});
