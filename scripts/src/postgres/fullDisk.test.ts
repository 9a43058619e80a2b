import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { execaSync } from 'execa';
import { openEmbedded } from '../../../api/src/platform/database/openDatabase';
import {
  listWrites,
  runWriteLoad,
  formatStatuses,
  type Write,
} from '../../../api/src/testing/contract-tests/writeLoad';
import { type RunningServer, startServer } from '../../../api/src/testing/startServer';
import { seedDatabase } from './seedDatabase';

/** Size of a file system in memory; the test is skipped if the account may not mount file systems. */
const SIZE = '160m';

const run = (program: string, ...given: string[]): boolean =>
  !execaSync(program, given, { reject: false }).failed;

function mountSmall(): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-small-'));
  if (run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', directory)) return directory;
  rmSync(directory, { recursive: true });
  return undefined;
}

// Files compiled together cannot wait for each other, so this is synchronous.
const disk = mountSmall();

describe(
  'a full disk',
  { skip: disk === undefined && 'needs an account that may mount a file system' },
  () => {
    const directory = disk ?? '';
    const filler = join(directory, 'filler');
    let waiting: Write[];
    let server: RunningServer;
    let address: string;
    before(async () => {
      waiting = listWrites(await seedDatabase(await openEmbedded(directory), { people: 40, events: 40 }));
      server = startServer(directory, { DATABASE_URL: '' });
      address = await server.address;
    });
    after(async () => {
      await server.stop('SIGTERM');
      run('umount', directory);
      await rm(directory, { recursive: true, force: true });
    });

    async function fill(): Promise<void> {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(directory);
      await writeFile(filler, Buffer.alloc(bavail * bsize));
    }

    const write = (count: number) => {
      const left = waiting.length - count;
      return runWriteLoad([address], { waiting, lanes: 4, isOver: () => waiting.length <= left });
    };

    it('is reported, and ends without a restart', { timeout: 120_000 }, async (context) => {
      assert.equal((await fetch(`${address}/readyz`)).status, 200);
      await fill();
      const unready = await fetch(`${address}/readyz`);
      assert.equal(unready.status, 503);
      const { errors } = (await unready.json()) as { errors: { message: string }[] };
      assert.ok(errors.some(({ message }) => message === 'The disk of DATA_DIR is full.'));
      const full = await write(40);
      assert.deepEqual([...full.statuses.keys()], [503], formatStatuses(full));
      const next = waiting.find(({ body }) => body === undefined);
      const refused = await fetch(address + next?.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${next?.token}` },
      });
      assert.equal(((await refused.json()) as { code: string }).code, 'STORAGE_FULL');
      assert.equal(refused.headers.get('retry-after'), '60');
      await rm(filler);
      const ready = await fetch(`${address}/readyz`);
      assert.equal(ready.status, 200, await ready.text());
      const freed = await write(40);
      context.diagnostic(`${formatStatuses(full)} while full; ${formatStatuses(freed)} afterwards`);
      assert.deepEqual(
        [...freed.statuses.keys()].filter((status) => status >= 400),
        [],
      );
    });

    it('is named by a failing start', { timeout: 120_000 }, async () => {
      await server.stop('SIGTERM');
      await rm(join(directory, 'database'), { recursive: true });
      await fill();
      const refused = startServer(directory, { DATABASE_URL: '' });
      await assert.rejects(refused.address, /A disk is full: that of DATA_DIR/);
      assert.equal(await refused.stop('SIGTERM'), 1);
    });
  },
);
