import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { runSteps } from './runSteps';
import type { Group, Outcome, Step } from './Step';

const outcome = (given: Partial<Outcome>): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: [],
  output: '',
  ...given,
});

const step = (group: Group, run: () => Promise<Outcome>): Step => ({ group, name: group, run });

test('a step that ran nothing has failed, and so has one that broke', async () => {
  const print = mock.method(console, 'log', () => undefined);
  const alone = [
    step('api', async () => outcome({})),
    step('jest', async () => {
      throw new Error('no memory');
    }),
    step('types', async () => outcome({ passed: 1 })),
  ];
  const results = await runSteps({ together: [], alone }, ['api', 'jest', 'types']);
  print.mock.restore();
  assert.deepEqual(
    results.map(({ passed, failed }) => [passed, failed]),
    [
      [0, 1],
      [0, 1],
      [1, 0],
    ],
  );
});

test('only the wanted groups run', async () => {
  const print = mock.method(console, 'log', () => undefined);
  const ran: string[] = [];
  const named = (group: Group) =>
    step(group, async () => {
      ran.push(group);
      return outcome({ passed: 1 });
    });
  await runSteps({ together: [[named('types')], [named('api')]], alone: [named('e2e')] }, ['api']);
  print.mock.restore();
  assert.deepEqual(ran, ['api']);
});
