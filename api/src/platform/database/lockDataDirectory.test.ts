import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { lockDataDirectory } from './lockDataDirectory';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-lock-'));
});
after(() => rm(folder, { recursive: true, force: true }));

describe('the lock on a data directory', () => {
  it('refuses a second process with a clear error, until the first releases it', async () => {
    const unlock = await lockDataDirectory(folder);
    await assert.rejects(lockDataDirectory(folder), {
      message: `Another Marquee is running on the data directory ${folder}. Stop it, or set DATA_DIR to another directory.`,
    });
    await unlock();
    await (
      await lockDataDirectory(folder)
    )();
  });

  it('is taken over from a dead process', async () => {
    const path = join(folder, 'lock.sock');
    const code = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
    await once(spawn(process.execPath, ['-e', code]), 'exit');
    assert.ok((await stat(path)).isSocket());
    await (
      await lockDataDirectory(folder)
    )();
  });

  it('is taken by exactly one of many processes that find a stale lock at once', async () => {
    const path = join(folder, 'lock.sock');
    const code = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
    await once(spawn(process.execPath, ['-e', code]), 'exit');
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(folder)));
    const taken = asked.filter((one) => one.status === 'fulfilled');
    assert.equal(taken.length, 1);
    await taken[0]?.value();
  });

  it('works in a folder whose path exceeds the limit of a socket path', async () => {
    const deep = join(folder, 'x'.repeat(120));
    await mkdir(deep);
    const unlock = await lockDataDirectory(deep);
    await assert.rejects(lockDataDirectory(deep), /Another Marquee is running/);
    await unlock();
  });
});
