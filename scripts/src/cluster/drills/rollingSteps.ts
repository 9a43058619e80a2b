import { getNewerReleaseArgs } from '../../../../api/src/testing/getProgramArgs';
import { rehearse } from '../rehearse';
import type { ProductCluster } from '../startProductCluster';
import type { ClusterDrill } from './ClusterDrill';

type Mark = () => void;

/** Restarts one instance after the other; nginx sends calls to those that are ready. */
async function restartInstances(
  { instances }: ProductCluster,
  mark: Mark,
  program?: string[],
): Promise<void> {
  for (const instance of instances) {
    mark();
    await instance.stop('SIGTERM');
    await instance.start(program);
  }
}

/** Restarts one node after the other; a leader first hands its role over, as its operator would. */
async function restartNodes({ databases }: ProductCluster, mark: Mark): Promise<void> {
  for (const node of databases.nodes) {
    mark();
    if (await node.isLeader()) {
      const { status, text } = await node.request('/switchover', 'POST', { leader: node.name });
      if (status !== 200) throw new Error(`The switchover answered ${status} ${text}`);
      await databases.waitUntilWhole();
    }
    const { status, text } = await node.request('/restart', 'POST', {});
    if (status !== 200) throw new Error(`The restart answered ${status} ${text}`);
    await databases.waitUntilWhole();
  }
}

/** Restarts every instance and every node, one after the other. */
export const rollingRestart: ClusterDrill = {
  run: (cluster) =>
    rehearse(cluster, {
      cause: async (_, mark) => {
        await restartInstances(cluster, mark);
        await restartNodes(cluster, mark);
      },
    }),
};

/** Replaces every instance by the next release, whose first instance migrates the database. */
export const rollingMigration: ClusterDrill = {
  run: (cluster) =>
    rehearse(cluster, { cause: (_, mark) => restartInstances(cluster, mark, getNewerReleaseArgs()) }),
};
