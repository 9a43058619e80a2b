import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SourceLocator } from './SourceLocator';

const release = { remote: 'mf-quiz', version: '1.0.0' };

describe('a place in a script of a release', () => {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-sources-'));
  before(() => {
    const folder = join(directory, release.remote, release.version);
    mkdirSync(folder, { recursive: true });
    // From column 5 on, columns 5 to 14 are line 3 of the first source, columns from 15 line 5 of the second.
    const map = {
      version: 3,
      sources: ['./src/attempt/QuizScreen.tsx', '../shared-contracts/src/contract/links.ts'],
      names: [],
      mappings: 'IAEA,UCEA',
    };
    writeFileSync(join(folder, 'QuizScreen.js.map'), JSON.stringify(map));
    writeFileSync(join(folder, 'Damaged.js.map'), '{"version":3,');
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  for (const [what, frame, place] of [
    ['the line of its source', 'QuizScreen.js:1:5', 'src/attempt/QuizScreen.tsx:3'],
    ['the same line up to the next place', 'QuizScreen.js:1:14', 'src/attempt/QuizScreen.tsx:3'],
    ['the line of another package', 'QuizScreen.js:1:15', 'shared-contracts/src/contract/links.ts:5'],
    ['itself before the first place', 'QuizScreen.js:1:2', 'QuizScreen.js:1:2'],
    ['itself in a line that the script lacks', 'QuizScreen.js:9:1', 'QuizScreen.js:9:1'],
    ['itself without a map', 'Other.js:1:5', 'Other.js:1:5'],
    ['itself with a damaged map', 'Damaged.js:1:5', 'Damaged.js:1:5'],
  ] as const)
    it(`is shown as ${what}`, async () => {
      assert.equal(await new SourceLocator(directory).locate(release, frame), place);
    });
});
