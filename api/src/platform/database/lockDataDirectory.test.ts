import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { execa } from 'execa';
import { lockDataDirectory } from './lockDataDirectory';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-lock-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Leaves the lock of a process that was killed; resolves to its path. */
async function leaveStaleLock(): Promise<string> {
  const path = join(folder, 'lock.sock');
  const code = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  await execa(process.execPath, ['-e', code], { reject: false });
  return path;
}

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
    const path = await leaveStaleLock();
    assert.ok((await stat(path)).isSocket());
    await (
      await lockDataDirectory(folder)
    )();
  });

  it('goes to exactly one of many processes that find a stale lock at once', async () => {
    await leaveStaleLock();
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(folder)));
    const taken = attempts.filter((outcome) => outcome.status === 'fulfilled');
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
