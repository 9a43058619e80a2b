import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainNames } from './plainNames';
import { createProject } from './Project';

const findViolations = (path: string) => plainNames(createProject({ [path]: '' }));

test('names that say nothing are reported, in folders and in files', () => {
  assert.deepEqual(findViolations('mf-quiz/src/utils/time.ts'), [
    'mf-quiz/src/utils/time.ts: "utils" says nothing; name what it does',
  ]);
  assert.equal(findViolations('api/src/events/eventManager.ts').length, 1);
});

test('a folder that is not lower-kebab is reported', () => {
  assert.deepEqual(findViolations('mf-auth/src/signingUp/a.ts'), [
    'mf-auth/src/signingUp/a.ts: folder "signingUp" is not lower-kebab',
  ]);
});

test('managing, information and dot-folders pass', () => {
  assert.deepEqual(findViolations('mf-host-console/src/events/ManageEventsScreen.tsx'), []);
  assert.deepEqual(findViolations('.ci/run'), []);
});
