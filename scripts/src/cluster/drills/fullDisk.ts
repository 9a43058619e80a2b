import { rmSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { rehearse } from '../rehearse';
import type { ClusterDrill } from './ClusterDrill';

/** Holds an empty database with its log, and the load. */
const SIZE = '700m';

const canMount = (): boolean => process.getuid?.() === 0;

/** Fills the disk of the leader, and frees it after the failover. */
export const fullDisk: ClusterDrill = {
  skip: canMount() ? undefined : 'needs an account that may mount a file system',
  createData: (path) =>
    void execaSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0777`, 'tmpfs', path]),
  removeData: (path) => void execaSync('umount', [path], { reject: false }),
  run: async (cluster) => {
    const leader = await cluster.databases.findLeader();
    const disk = dirname(leader.data);
    const filler = join(disk, 'filler');
    return rehearse(cluster, {
      cause: async () => {
        const { bavail, bsize } = await statfs(disk);
        await writeFile(filler, Buffer.alloc(bavail * bsize));
      },
      repair: async () => rmSync(filler),
    });
  },
};
