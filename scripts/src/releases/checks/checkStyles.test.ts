import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestRelease } from '../testing/createTestRelease';
import { promote } from '../store/promote';
import { Store } from '../store/Store';
import { checkStyles } from './checkStyles';

const GLOBAL = "which is not the remote's own; start with a class of yours";

const sheets: [styles: string, problem: string | undefined][] = [
  ['@layer remote { .raffle p { color: red } }', undefined],
  ['@keyframes spin { from { rotate: 0deg } 50% { rotate: 9deg } }', undefined],
  ['#raffle > button, [data-raffle] { color: red }', undefined],
  ['body { display: none }', `OneScreen.css styles "body", ${GLOBAL}`],
  ['@media print { * { color: red } }', `OneScreen.css styles "*", ${GLOBAL}`],
  ['.raffle, h1 { color: red }', `OneScreen.css styles "h1", ${GLOBAL}`],
  [':root { --brand: red }', `OneScreen.css styles ":root", ${GLOBAL}`],
  ['body:has(:is(.raffle)) { color: red }', `OneScreen.css styles "body:has(:is(.raffle))", ${GLOBAL}`],
  ['.raffle .layout { color: red }', 'OneScreen.css styles ".layout", a class of shell'],
  ['.quiz { color: red }', 'OneScreen.css styles ".quiz", a class of mf-quiz'],
];

describe("a remote's style sheet", () => {
  let directory: string;
  let store: Store;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'marquee-styles-'));
    store = new Store(join(directory, 'store'));
    createTestRelease(store.path('shell', '1.0.0'), { name: 'shell', version: '1.0.0' });
    const quiz = { name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'], styles: '.quiz { color: blue }' };
    createTestRelease(store.path('mf-quiz', '1.0.0'), quiz);
    promote(store, { shell: '1.0.0', remotes: { 'mf-quiz': '1.0.0' } });
  });
  after(() => rmSync(directory, { recursive: true }));

  for (const [styles, problem] of sheets) {
    it(`${problem === undefined ? 'may have' : 'may not have'} ${styles}`, async () => {
      const folder = join(directory, 'raffle');
      const release = createTestRelease(folder, { name: 'mf-raffle', version: '1.0.0', styles });
      assert.deepEqual(await checkStyles({ folder, release, store }), problem === undefined ? [] : [problem]);
    });
  }
});
