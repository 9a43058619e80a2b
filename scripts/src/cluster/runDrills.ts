import { type Figure, formatFigures } from '../bench/Figure';
import { selectNamed } from '../bench/selectNamed';
import type { ClusterDrill } from './drills/ClusterDrill';
import { cutOffLeader } from './drills/cutOffLeader';
import { fullDisk } from './drills/fullDisk';
import {
  killedEtcdLeader,
  killedInMidRequest,
  killedInstance,
  killedLeader,
  killedReplica,
} from './drills/killedServers';
import { restoredBackup } from './drills/restoredBackup';
import { rollingMigration, rollingRestart } from './drills/rollingSteps';
import { startProductCluster } from './startProductCluster';

const drills: Readonly<Record<string, ClusterDrill>> = {
  killedLeader,
  killedReplica,
  killedEtcdLeader,
  killedInstance,
  killedInMidRequest,
  cutOffLeader,
  fullDisk,
  rollingRestart,
  rollingMigration,
  restoredBackup,
};

export const DRILL_NAMES = Object.keys(drills);

async function runOne(
  name: string,
  { run, skip, ...data }: ClusterDrill,
  program: string[],
): Promise<Figure[]> {
  if (skip !== undefined) return [{ name, value: `skipped: ${skip}` }];
  const folders: string[] = [];
  const createData = (path: string): void => {
    data.createData?.(path);
    folders.push(path);
  };
  const { hasRelays = false } = data;
  const size = { etcdCount: 3, nodeCount: 3, instanceCount: 3, hasRelays };
  const removeData = () => folders.forEach((path) => data.removeData?.(path));
  const cluster = await startProductCluster({ ...size, createData, removeData, program });
  return run(cluster).finally(() => cluster.stop());
}

/** Runs every drill, or those of `names`, each on its own cluster, and prints the figures of each. */
export async function runDrills(names: readonly string[], program: string[]): Promise<Figure[]> {
  const all: Figure[] = [];
  for (const [name, drill] of selectNamed(drills, names)) {
    console.log(`${name} …`);
    const figures = await runOne(name, drill, program);
    for (const line of formatFigures(figures)) console.log(`  ${line}`);
    all.push(...figures);
  }
  return all;
}
