import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { execaSync } from 'execa';
import { createSelection, findPackages, selectTests } from './selectTests';

const folder = mkdtempSync(join(tmpdir(), 'marquee-changed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const runGit = (...parts: string[]) =>
  execaSync('git', ['-c', 'user.name=Nila', '-c', 'user.email=nila@demo.test', ...parts], { cwd: folder });

test('everything is selected without names, except what runs only by name', () => {
  const { has, pick, isNamed } = createSelection();
  assert.equal(has('api'), true);
  assert.deepEqual(pick('units', ['shell', 'mf-quiz']), ['shell', 'mf-quiz']);
  assert.equal(isNamed('next-node'), false);
});

test('a package selects its own tests of each kind, a kind the tests of all packages', () => {
  const onePackage = createSelection(['mf-quiz']);
  assert.deepEqual(onePackage.pick('e2e', ['shell', 'mf-quiz']), ['mf-quiz']);
  assert.equal(onePackage.has('api'), false);
  const oneKind = createSelection(['e2e']);
  assert.deepEqual(oneKind.pick('e2e', ['shell', 'mf-quiz']), ['shell', 'mf-quiz']);
  assert.deepEqual(oneKind.pick('units', ['shell', 'mf-quiz']), []);
});

test('all adds what runs only by name to everything', () => {
  const { has, isNamed } = createSelection(['all', 'next-node']);
  assert.deepEqual([has('api'), isNamed('next-node'), isNamed('two-instances')], [true, true, false]);
});

test('an unknown name is refused with the known ones', () => {
  assert.throws(
    () => selectTests('.', ['mf-quizz']),
    /There is no mf-quizz; choose from shared-contracts, api/,
  );
});

const cases: [string, string[], string[] | undefined][] = [
  ['one package', ['mf-quiz/src/a.ts', 'mf-quiz/remote.json'], ['mf-quiz', 'lint', 'types']],
  ['two packages', ['api/src/a.ts', 'mf-auth/src/b.tsx'], ['api', 'mf-auth', 'lint', 'types']],
  ['the contract', ['shared-contracts/src/a.ts'], undefined],
  ['the tools at the top', ['package.json'], undefined],
  ['documents', ['docs/product/quiz.md', 'mf-quiz/README.md'], ['lint', 'types']],
];
for (const [subject, files, expected] of cases)
  test(`a change of ${subject} selects ${expected?.join(', ') ?? 'everything'}`, () => {
    assert.deepEqual(findPackages(files), expected);
  });

test('--changed includes commits, uncommitted and untracked files since a revision', () => {
  runGit('init', '--quiet');
  runGit('commit', '--quiet', '--allow-empty', '--message', 'first');
  execaSync('mkdir', ['-p', 'mf-quiz', 'mf-auth'], { cwd: folder });
  writeFileSync(join(folder, 'mf-quiz/a.ts'), '1');
  runGit('add', '.');
  runGit('commit', '--quiet', '--message', 'second');
  writeFileSync(join(folder, 'mf-auth/b.ts'), '1');
  const { isNamed } = selectTests(folder, ['--changed', '--since', 'HEAD~1']);
  assert.deepEqual(
    (['mf-quiz', 'mf-auth', 'mf-teams'] as const).map((name) => isNamed(name)),
    [true, true, false],
  );
  assert.throws(() => selectTests(folder, ['--changed']), /origin\/main/);
});
