import { setTimeout as pause } from 'node:timers/promises';
import { findEtcdLeader } from '../startEtcd';
import { rehearse } from '../rehearse';
import type { ProductCluster } from '../startProductCluster';
import type { ClusterDrill } from './ClusterDrill';

/** Calls collect in a stopped process for this long, so that the kill meets some. */
const HELD_MS = 300;

/** Finds a server to kill before the load starts, because the fault's time is that of the kill. */
function createKill<Server>(
  find: (cluster: ProductCluster) => Promise<Server | undefined>,
  { kill, start }: { kill: (server: Server) => Promise<unknown>; start: (server: Server) => unknown },
  killedInstances = 0,
): ClusterDrill {
  return {
    run: async (cluster) => {
      const server = await find(cluster);
      if (server === undefined) throw new Error('There is no server to kill.');
      return rehearse(cluster, {
        cause: () => kill(server),
        repair: async () => start(server),
        killedInstances,
      });
    },
  };
}

/** Kills Patroni and PostgreSQL of the leader. */
export const killedLeader = createKill(({ databases }) => databases.findLeader(), {
  kill: (node) => node.kill(),
  start: (node) => node.start(),
});

/** Kills the replica that commits wait for. */
export const killedReplica = createKill(({ databases }) => databases.findSyncReplica(), {
  kill: (node) => node.kill(),
  start: (node) => node.start(),
});

export const killedEtcdLeader = createKill(({ databases }) => findEtcdLeader(databases.etcd), {
  kill: (member) => member.kill(),
  start: (member) => member.start(),
});

export const killedInstance = createKill(
  async ({ instances }) => instances[0],
  { kill: (instance) => instance.stop('SIGKILL'), start: (instance) => instance.start() },
  1,
);

/** Kills an instance that has taken calls and not answered them. */
export const killedInMidRequest = createKill(
  async ({ instances }) => instances[0],
  {
    kill: async (instance) => {
      void instance.stop('SIGSTOP');
      await pause(HELD_MS);
      await instance.stop('SIGKILL');
    },
    start: (instance) => instance.start(),
  },
  1,
);
