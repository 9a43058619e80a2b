import { rmSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execaSync } from 'execa';
import { Client } from 'pg';
import { rehearse } from '../rehearse';
import type { DatabaseNode } from '../startNode';
import type { ClusterDrill } from './ClusterDrill';

/** Holds an empty database with its log, and the load. */
const SIZE = '700m';

/** PostgreSQL keeps some files of its log ready, which are used up within this time. */
const FULL_MS = 40_000;

const canMount = (): boolean => process.getuid?.() === 0;

async function fill(disk: string): Promise<string> {
  const { bavail, bsize } = await statfs(disk);
  const file = join(disk, `filler-${Date.now()}`);
  // The load takes some of the space meanwhile, so the end of the file may not fit.
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  return file;
}

/** Makes PostgreSQL need a further file of its log. */
async function switchLog({ port }: DatabaseNode): Promise<void> {
  const client = new Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/marquee`,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  await client
    .connect()
    .then(() => client.query('select pg_switch_wal()'))
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}

/** Fills the disk of the leader until PostgreSQL stops on it, and frees it after the failover. */
export const fullDisk: ClusterDrill = {
  skip: canMount() ? undefined : 'needs an account that may mount a file system',
  createData: (path) =>
    void execaSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0777`, 'tmpfs', path]),
  removeData: (path) => void execaSync('umount', [path], { reject: false }),
  run: async (cluster) => {
    const leader = await cluster.databases.findLeader();
    const disk = dirname(leader.data);
    const fillers: string[] = [];
    return rehearse(cluster, {
      cause: async () => {
        const deadline = performance.now() + FULL_MS;
        while (await leader.isLeader()) {
          if (performance.now() > deadline) throw new Error('The leader bears a full disk.');
          fillers.push(await fill(disk));
          await switchLog(leader);
          await pause(500);
        }
      },
      repair: async () => fillers.forEach((file) => rmSync(file, { force: true })),
    });
  },
};
