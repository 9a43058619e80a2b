import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';

const guard = pathToFileURL(join(import.meta.dirname, 'guardProcess.ts')).href;

/** Runs a guarded program in a child process; it prints "still here" if it survives. */
function runGuarded(work: string) {
  const code = `
    const { guardProcess, unhandledRejections } = await import(${JSON.stringify(guard)});
    guardProcess();
    const error = Object.assign(new Error('canary'), { code: '57P01' });
    setTimeout(async () => console.log('still here', (await unhandledRejections.get()).values[0].value), 50);
    ${work}`;
  const flags = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', code];
  return execa(process.execPath, flags, { reject: false });
}

describe('a guarded process', () => {
  it('survives an unhandled rejection, which it counts and logs without its message', async () => {
    const { exitCode, stdout, stderr } = await runGuarded('void Promise.reject(error);');
    assert.equal(exitCode, 0, stderr);
    assert.match(stdout, /still here 1/);
    const line = JSON.parse(stderr.trim());
    assert.equal(line.msg, 'unhandled rejection');
    assert.equal(line.errorCode, '57P01');
    assert.doesNotMatch(stderr, /canary/);
  });

  it('exits after an uncaught exception, and logs its origin', async () => {
    const { exitCode, stdout, stderr } = await runGuarded('setTimeout(() => { throw error; });');
    assert.equal(exitCode, 1);
    assert.doesNotMatch(stdout, /still here/);
    assert.match(stderr, /uncaught exception, the process ends/);
    assert.doesNotMatch(stderr, /canary/);
  });
});
