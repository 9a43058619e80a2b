import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { Store } from '../store/Store';
import { describePageError } from './describePageError';

it('names the line of the source by the source map of the release', () => {
  const store = new Store(mkdtempSync(join(tmpdir(), 'marquee-errors-')));
  mkdirSync(store.path('mf-raffle', '1.0.0'), { recursive: true });
  const map = {
    version: 3,
    sources: ['src/home/RaffleScreen.tsx'],
    names: [],
    // Column 0 of line 1 comes from line 8.
    mappings: 'AAOA',
  };
  writeFileSync(store.path('mf-raffle', '1.0.0', 'RaffleScreen.js.map'), JSON.stringify(map));
  const describeAt = (file: string) =>
    describePageError(store, {
      message: 'raffle is broken',
      stack: `Error: raffle is broken\n    at show (http://127.0.0.1:1/mf-raffle/1.0.0/${file}?retry=1:1:20)`,
    });
  assert.equal(describeAt('RaffleScreen.js'), 'threw "raffle is broken" (RaffleScreen.tsx:8)');
  assert.equal(describeAt('Other.js'), 'threw "raffle is broken"');
  rmSync(store.directory, { recursive: true });
});
