import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readJson } from './readJson';

describe('a JSON file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-json-'));
  after(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    mkdirSync(join(folder, 'mf-raffle'), { recursive: true });
    const file = join(folder, 'mf-raffle/remote.json');
    writeFileSync(file, text);
    return readJson(file);
  };

  it('is read', () => assert.deepEqual(read('{"a":[1]}'), { a: [1] }));

  for (const [text, message] of [
    ['{\n  "a": 1\n  "b": 2\n}', /^mf-raffle\/remote\.json:3: comma expected\.$/],
    ['{\n  "a": 1,\n}', /^mf-raffle\/remote\.json:3: property name expected\.$/],
    ['{\n  // no\n}', /^mf-raffle\/remote\.json:2: invalid comment token\.$/],
    ['', /^mf-raffle\/remote\.json:1: value expected\.$/],
    ['{\n "a": [1', /^mf-raffle\/remote\.json:2: /],
  ] as const)
    it(`names its file and line: ${JSON.stringify(text)}`, () =>
      assert.throws(
        () => read(text),
        (error: Error) => {
          assert.match(error.message, message);
          return true;
        },
      ));
});
