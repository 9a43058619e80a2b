import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nounFolders } from './nounFolders';
import { createProject } from './Project';

const findViolations = (...paths: string[]) =>
  nounFolders(createProject(Object.fromEntries(paths.map((path) => [path, '']))));

test('a folder named by an activity is reported once', () => {
  assert.deepEqual(findViolations('mf-quiz/src/taking/a.ts', 'mf-quiz/src/taking/b.ts'), [
    'mf-quiz/src/taking/: "taking" is an activity; name the folder by its subject',
  ]);
  assert.equal(findViolations('mf-teams/src/being-told/a.ts').length, 1);
});

test('nouns, testing, routing and staging pass, and files may end as they like', () => {
  assert.deepEqual(
    findViolations(
      'shell/src/routing/a.ts',
      'api/src/testing/a.ts',
      'overlays/staging/a.yaml',
      'mf-quiz/src/timer/ticking.ts',
    ),
    [],
  );
});
