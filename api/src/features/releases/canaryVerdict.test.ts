import assert from 'node:assert/strict';
import { releases } from '@marquee/shared-contracts';
import { after, beforeEach, describe, it } from 'node:test';
import { parseAddressList } from '../../platform/metrics/parseAddressList';
import { purgeExpired } from '../../purgeExpired';
import { buildCanaryStore, CANARY, CanaryVisitors, STABLE } from '../../testing/CanaryVisitors';
import { setUpTestApp } from '../../testing/setUpTestApp';

const store = buildCanaryStore();
const test = setUpTestApp({
  storeDirectory: store.storeDirectory,
  metricsReaders: parseAddressList('10.9.9.9'),
});
const visitors = new CanaryVisitors(test);
const ATTACKER = '203.0.113.66';

after(() => store.remove());
beforeEach(async () => {
  await test.app.releaseHealth.flush();
  await test.database.deleteFrom('releaseHours').execute();
  await test.database.deleteFrom('canaryPages').execute();
});

/** The figures of a version as the promotion reads them. */
async function readFigures(version: string) {
  const answer = await test.app.http.inject({ url: releases.health.path, remoteAddress: '10.9.9.9' });
  const rows = answer.json().data as { version: string; canary?: Record<string, number> }[];
  const { visitors: weight = 0, failing = 0 } = rows.find((row) => row.version === version)?.canary ?? {};
  return { weight, failing, rate: weight === 0 ? 0 : failing / weight };
}

/** A thousand reports from one address, by 50 visitors with 20 page loads each, twenty rows in each. */
async function forge(version: string, failed: boolean): Promise<void> {
  for (let index = 0; index < 50; index += 1) {
    const visitor = await visitors.enter(version, ATTACKER);
    for (let page = 0; page < 20; page += 1) await visitors.report(visitor, failed);
  }
}

describe('the verdict on a canary (RL-36)', () => {
  it('does not condemn a good release by a thousand reports of one address', async () => {
    await visitors.reportHonestly(CANARY, 30);
    await visitors.reportHonestly(STABLE, 30);
    const before = await readFigures(CANARY);
    await forge(CANARY, true);
    const later = await readFigures(CANARY);
    assert.deepEqual([before.rate, later.rate], [0, 0]);
    assert.ok(later.weight >= 20, `${later.weight} visitors judge it`);
  });

  it('does not whitewash a bad release by praise for it and errors of the stable release', async () => {
    await visitors.reportHonestly(CANARY, 30, 5);
    await visitors.reportHonestly(STABLE, 30);
    await forge(CANARY, false);
    await forge(STABLE, true);
    const [canary, stable] = [await readFigures(CANARY), await readFigures(STABLE)];
    assert.equal(stable.rate, 0);
    assert.ok(canary.rate > 0.1, `the canary fails for ${canary.rate}`);
  });

  it('needs several networks, however many visitors one address has', async () => {
    await forge(CANARY, false);
    await forge(STABLE, false);
    assert.equal((await readFigures(CANARY)).weight, 0);
  });

  it('counts a page load once, as failed if it failed later', async () => {
    await visitors.reportHonestly(CANARY, 12);
    const visitor = await visitors.enter(CANARY, '192.0.2.1');
    const token = await visitors.fetchToken(visitor);
    await visitors.report(visitor, false, { token: token ?? '' });
    await test.app.releaseHealth.flush();
    await visitors.report(visitor, true, { token: token ?? '' });
    await visitors.report(visitor, false, { token: token ?? '' });
    await test.app.releaseHealth.flush();
    const rows = await test.database.selectFrom('canaryPages').selectAll().execute();
    assert.deepEqual([rows.length, rows.filter(({ failed }) => failed).length], [13, 1]);
  });

  it('takes no report without a token, with another visitor’s, or an expired one', async () => {
    const [one, other] = [
      await visitors.enter(CANARY, '192.0.2.1'),
      await visitors.enter(CANARY, '198.51.100.1'),
    ];
    const token = (await visitors.fetchToken(one)) ?? '';
    await visitors.report(other, true, { token });
    await visitors.report(one, true, { token: `${token.slice(0, -1)}~` });
    await visitors.report(one, true, { token: '' });
    test.clock.advance(86_401);
    await visitors.report(one, true, { token });
    await test.app.releaseHealth.flush();
    assert.deepEqual(await test.database.selectFrom('canaryPages').selectAll().execute(), []);
  });

  it('takes no report about the version of other visitors', async () => {
    const visitor = await visitors.enter(STABLE, '192.0.2.1');
    await visitors.report(visitor, true, { version: CANARY });
    await test.app.releaseHealth.flush();
    assert.deepEqual(await test.database.selectFrom('canaryPages').selectAll().execute(), []);
  });

  it('gives no token to visitors with an id of their own choice, or beyond twenty page loads in an hour', async () => {
    const made = { cookie: `visitor=${'A'.repeat(22)}`, version: CANARY, remoteAddress: '192.0.2.1' };
    assert.equal(await visitors.fetchToken(made), undefined);
    const visitor = await visitors.enter(CANARY, '192.0.2.1');
    const tokens: (string | undefined)[] = [];
    for (let page = 0; page < 25; page += 1) tokens.push(await visitors.fetchToken(visitor));
    assert.equal(tokens.filter((token) => token !== undefined).length, 20);
  });

  it('keeps neither visitor nor address, and everything for a day', async () => {
    const visitor = await visitors.enter(CANARY, '192.0.2.1');
    await visitors.report(visitor, false);
    await test.app.releaseHealth.flush();
    const text = JSON.stringify(await test.database.selectFrom('canaryPages').selectAll().execute());
    assert.ok(!text.includes('192.0.2') && !text.includes(visitor.cookie.slice('visitor='.length)));
    test.clock.advance(86_401);
    await purgeExpired(test.app);
    assert.deepEqual(await test.database.selectFrom('canaryPages').selectAll().execute(), []);
  });
});

describe('release reports of pages', () => {
  it('count a release once in each report', async () => {
    await visitors.report({ cookie: '', version: STABLE, remoteAddress: ATTACKER }, true, { token: '' });
    await test.app.releaseHealth.flush();
    const [row] = await test.database.selectFrom('releaseHours').selectAll().execute();
    assert.equal(row?.errors, 1);
  });
});
