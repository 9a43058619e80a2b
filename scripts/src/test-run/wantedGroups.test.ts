import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groups } from './Step';
import { wantedGroups } from './wantedGroups';

test('everything runs unless --only names groups', () => {
  assert.deepEqual(wantedGroups([]), groups);
  assert.deepEqual(wantedGroups(['--only', 'types,jest']), ['types', 'jest']);
  assert.deepEqual(wantedGroups(['--only=api']), ['api']);
  assert.deepEqual(wantedGroups(['--only', 'two-instances']), ['two-instances']);
});

test('a group that does not exist is said so', () => {
  assert.throws(() => wantedGroups(['--only', 'tpyes']), /--only tpyes: there is types, lint/);
});
