import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groups } from './Step';
import { parseGroups } from './parseGroups';

test('everything runs unless --only names groups', () => {
  assert.deepEqual(parseGroups([]), groups);
  assert.deepEqual(parseGroups(['--only', 'types,jest']), ['types', 'jest']);
  assert.deepEqual(parseGroups(['--only=api']), ['api']);
  assert.deepEqual(parseGroups(['--only', 'two-instances']), ['two-instances']);
});

test('a group that does not exist is said so', () => {
  assert.throws(() => parseGroups(['--only', 'tpyes']), /--only tpyes: there is types, lint/);
});
