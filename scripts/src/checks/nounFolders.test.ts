import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nounFolders } from './nounFolders';
import { plantedProject } from './Project';

const found = (...paths: string[]) =>
  nounFolders(plantedProject(Object.fromEntries(paths.map((path) => [path, '']))));

test('a folder named by an activity is reported once', () => {
  assert.deepEqual(found('mf-quiz/src/taking/a.ts', 'mf-quiz/src/taking/b.ts'), [
    'mf-quiz/src/taking/: "taking" is an activity; name the folder by its subject',
  ]);
  assert.equal(found('mf-teams/src/being-told/a.ts').length, 1);
});

test('nouns, testing and routing pass, and files may end as they like', () => {
  assert.deepEqual(
    found('shell/src/routing/a.ts', 'api/src/testing/a.ts', 'mf-quiz/src/timer/ticking.ts'),
    [],
  );
});
