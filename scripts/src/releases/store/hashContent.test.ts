import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { hashContent, notPackaged } from './hashContent';

describe('hashContent', () => {
  let root: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  const hash = () => hashContent(root, ['mf-quiz', 'package-lock.json']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'marquee-hash-'));
    write('mf-quiz/src/Quiz.ts', 'one');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is stable, and changes with an edited, new or renamed file and with the lockfile', () => {
    const seen = [hash()];
    assert.equal(hash(), seen[0]);
    write('mf-quiz/src/Quiz.ts', 'two');
    seen.push(hash());
    write('mf-quiz/src/More.ts', '');
    seen.push(hash());
    rmSync(join(root, 'mf-quiz/src/More.ts'));
    write('mf-quiz/src/Else.ts', '');
    seen.push(hash());
    write('package-lock.json', '{ }');
    seen.push(hash());
    assert.equal(new Set(seen).size, seen.length);
  });

  it('ignores tests, Markdown and installed packages', () => {
    const before = hash();
    write('mf-quiz/src/Quiz.test.ts', 'a test');
    write('mf-quiz/README.md', 'a note');
    write('mf-quiz/node_modules/some/index.js', 'a package');
    assert.equal(hash(), before);
  });

  it('counts tests and Markdown for packages, which contain them', () => {
    const hashPackage = () => hashContent(root, ['mf-quiz'], notPackaged);
    const before = hashPackage();
    write('mf-quiz/node_modules/some/index.js', 'a package');
    assert.equal(hashPackage(), before);
    write('mf-quiz/src/testing/FakeApi.ts', 'a helper of tests');
    const withHelper = hashPackage();
    write('mf-quiz/README.md', 'a note');
    assert.equal(new Set([before, withHelper, hashPackage()]).size, 3);
  });
});
