import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, figureTable } from './Figure';

test('each figure stands beside its target, with the verdict', () => {
  const table = figureTable([
    atLeast('Public list', 0.8, 0.8),
    atMost('Own rank', 2.01, 2),
    { name: 'Message to 1,000 streams', value: 'p95 80 ms' },
  ]);
  assert.deepEqual(table, [
    'Public list               0.80       at least 0.8  met',
    'Own rank                  2.01       at most 2     MISSED',
    'Message to 1,000 streams  p95 80 ms',
  ]);
});
