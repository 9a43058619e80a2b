import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { movePointers } from '../store/promote';
import { createTestRelease } from '../testing/createTestRelease';
import { TestProject } from '../testing/TestProject';
import { findUsers } from './findUsers';

describe('the users of a change', () => {
  let project: TestProject;
  beforeEach(() => {
    project = new TestProject();
    project.writeStable(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'], uses: ['ui Page', 'quiz.answer'] },
      { name: 'mf-teams', version: '1.0.0', slots: [{ slot: 'navigation.bell', access: 'user' }] },
    );
  });
  afterEach(() => project.remove());

  const find = (...usedAs: string[]) => findUsers(project.store, { name: 'any', text: 'changed', usedAs });

  it('are remotes whose record names one of its uses', () => {
    assert.deepEqual(find('ui Menu', 'ui Page'), ['mf-quiz 1.0.0']);
    assert.deepEqual(find('ui Menu'), []);
  });

  it('are remotes that fill a slot, by its name or by the types of its props', () => {
    assert.deepEqual(find('slot navigation.bell'), ['mf-teams 1.0.0']);
    assert.deepEqual(find('contract SlotProps'), ['mf-teams 1.0.0']);
  });

  it('include canaries', () => {
    const canary = { name: 'mf-quiz', version: '1.1.0', paths: ['/quiz'], uses: ['ui Menu', 'ui Page'] };
    createTestRelease(project.store.path('mf-quiz', '1.1.0'), canary);
    movePointers(project.store, [
      { name: 'mf-quiz', who: 'us', what: 'canary', version: '1.1.0', percent: 5 },
    ]);
    assert.deepEqual(find('ui Menu'), ['mf-quiz 1.1.0']);
    assert.deepEqual(find('ui Page'), ['mf-quiz 1.0.0', 'mf-quiz 1.1.0']);
  });
});
