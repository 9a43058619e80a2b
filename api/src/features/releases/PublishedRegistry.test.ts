import assert from 'node:assert/strict';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { buildReleaseStore } from '../../testing/buildReleaseStore';
import { buildTestApp } from '../../testing/buildTestApp';
import { PublishedRegistry } from './PublishedRegistry';

describe('the registry of a store', () => {
  let store: ReturnType<typeof buildReleaseStore>;
  let file: string;
  let seconds = 0;
  beforeEach(() => {
    store = buildReleaseStore('/login');
    file = join(store.storeDirectory, 'registry.json');
  });
  afterEach(() => store.remove());

  /** Writes the file with a later time of change, which a fast test would not give it. */
  function write(text: string): void {
    writeFileSync(file, text);
    seconds += 10;
    utimesSync(file, seconds, seconds);
  }

  for (const [what, text] of [
    ['half of a registry', '{ "format": 1, "revision"'],
    ['another document', '{"format":1}'],
    ['nothing', ''],
    ['null', 'null'],
  ] as const) {
    it(`stays in use after ${what} was written, until the next good one`, () => {
      const published = new PublishedRegistry(store.storeDirectory);
      const good = readFileSync(file, 'utf8');
      assert.equal(published.registry?.revision, 1);
      write(text);
      assert.equal(published.registry?.revision, 1);
      assert.match(published.problem ?? '', /registry\.json cannot be read, revision 1 stays in use: /);
      write(good.replace('"revision":1', '"revision":2'));
      assert.equal(published.registry?.revision, 2);
      assert.equal(published.problem, undefined);
    });
  }

  it('stays in use while its document is missing', () => {
    const published = new PublishedRegistry(store.storeDirectory);
    const good = readFileSync(file, 'utf8');
    assert.equal(published.registry?.revision, 1);
    rmSync(join(store.storeDirectory, 'index.html'));
    write(good.replace('"revision":1', '"revision":2'));
    assert.equal(published.registry?.revision, 1);
    assert.notEqual(published.template, '');
  });

  it('is a warning of /readyz, and no failure (RL-33)', async () => {
    const { app, close } = await buildTestApp({ storeDirectory: store.storeDirectory });
    try {
      const page = () => app.http.inject({ url: '/login', headers: { accept: 'text/html' } });
      assert.equal((await page()).statusCode, 200);
      assert.deepEqual((await app.http.inject('/readyz')).json().data, { ready: true });
      write('{');
      assert.equal((await page()).statusCode, 200);
      const answer = await app.http.inject('/readyz');
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.json().data.warnings[0].field, 'registry');
    } finally {
      await close();
    }
  });
});
