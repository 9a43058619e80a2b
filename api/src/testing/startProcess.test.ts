import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startProcess } from './startProcess';

const startCode = (code: string) =>
  startProcess([process.execPath, '-e', code], { readyPattern: /^ready on (\d+)$/m });

describe('a started process', () => {
  it('is ready when its output matches, whichever stream it uses', async () => {
    for (const stream of ['stdout', 'stderr']) {
      const running = startCode(`process.${stream}.write('ready on 12\\n'); setInterval(() => 0, 1000)`);
      assert.equal((await running.ready)[1], '12');
      assert.equal(running.hasEnded(), false);
      assert.equal(await running.stop('SIGKILL'), null);
      assert.equal(running.hasEnded(), true);
    }
  });

  it('rejects with its output if it ends before, and keeps its exit code', async () => {
    const running = startCode("console.log('one'); console.error('two'); process.exitCode = 3");
    await assert.rejects(running.ready, /one[^]*two|two[^]*one/);
    assert.equal(await running.stop('SIGTERM'), 3);
  });

  it('rejects if there is no such program', async () => {
    const running = startProcess(['/nowhere/program'], { readyPattern: /ready/ });
    await assert.rejects(running.ready, /ENOENT/);
  });
});
