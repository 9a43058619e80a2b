import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'node:test';
import { waitUntil } from '../../testing/waitUntil';
import { startRepeating } from './startRepeating';

const fail = (error: unknown): never => {
  throw error;
};

describe('a repeated task', () => {
  it('runs at once, then one run at a time', async () => {
    const runs: string[] = [];
    const run = async (): Promise<void> => {
      runs.push('start');
      await pause(5);
      runs.push('end');
    };
    const task = startRepeating({ run, pauseMs: 1, onError: fail });
    assert.deepEqual(runs, ['start']);
    await waitUntil(() => runs.length >= 4, 'two runs');
    await task.stop();
    assert.deepEqual(
      runs,
      runs.map((_, index) => (index % 2 === 0 ? 'start' : 'end')),
    );
  });

  it('waits for the first pause if requested', async () => {
    let runs = 0;
    const task = startRepeating({
      run: async () => ++runs,
      pauseMs: 20,
      onError: fail,
      isFirstDelayed: true,
    });
    assert.equal(runs, 0);
    await waitUntil(() => runs >= 1, 'the first run');
    await task.stop();
  });

  it('continues after an error, which it reports', async () => {
    const errors: unknown[] = [];
    const task = startRepeating({
      run: () => Promise.reject(new Error('away')),
      pauseMs: 1,
      onError: (error) => errors.push(error),
    });
    await waitUntil(() => errors.length >= 2, 'two errors');
    await task.stop();
    assert.match(String(errors[0]), /away/);
  });

  it('stops after its current run, whose signal aborts', async () => {
    let runs = 0;
    let hasEnded = false;
    const run = async (stopping: AbortSignal): Promise<void> => {
      runs++;
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      await pause(5);
      hasEnded = true;
    };
    await startRepeating({ run, pauseMs: 1, onError: fail }).stop();
    assert.equal(hasEnded, true);
    await pause(20);
    assert.equal(runs, 1);
  });
});
