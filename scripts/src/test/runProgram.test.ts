import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProgram } from './runProgram';

test('a program that cannot start has failed, with the reason as its output', async () => {
  const { results, output } = await runProgram({ name: 'units', parts: [], node: '/nowhere/node' });
  assert.deepEqual(
    results.map(({ title, status }) => [title, status]),
    [['units', 'failed']],
  );
  assert.match(output, /ENOENT/);
});
