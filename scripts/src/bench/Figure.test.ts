import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMinimumFigure, createMaximumFigure, formatFigures } from './Figure';

test('prints each figure beside its target and whether it is met', () => {
  const table = formatFigures([
    createMinimumFigure('Public list', 0.8, 0.8),
    createMaximumFigure('Own rank', 2.01, 2),
    { name: 'Message to 1,000 streams', value: 'p95 80 ms' },
  ]);
  assert.deepEqual(table, [
    'Public list               0.80       at least 0.8  met',
    'Own rank                  2.01       at most 2     MISSED',
    'Message to 1,000 streams  p95 80 ms',
  ]);
});
