import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatGrowth } from './formatGrowth';

const smallest = { name: 'scores', total: 10, database: 5, processor: 4, bytes: 9_000, plan: [] };

const cases = [
  { title: 'three times the cost', cost: { ...smallest, total: 30, database: 25 }, isOver: false },
  { title: 'more than three times', cost: { ...smallest, total: 31, database: 25 }, isOver: true },
  { title: 'a short time in the database', cost: { ...smallest, total: 90, database: 20 }, isOver: false },
  { title: 'a long reply', cost: { ...smallest, bytes: 300_001 }, isOver: true },
  { title: 'a long file', cost: { ...smallest, name: 'scores CSV', bytes: 300_001 }, isOver: false },
];

for (const { title, cost, isOver } of cases)
  test(`${title} is ${isOver ? 'over' : 'within'} the limits`, () => {
    const base = { ...smallest, name: cost.name };
    const lines = formatGrowth([
      { size: 'demonstration', costs: [base] },
      { size: 'large', costs: [cost] },
    ]);
    assert.equal(lines.at(-1)?.includes('OVER'), isOver);
  });
