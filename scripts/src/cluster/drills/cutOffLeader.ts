import { Client } from 'pg';
import type { Figure } from '../../bench/Figure';
import { rehearse } from '../rehearse';
import type { DatabaseNode } from '../startNode';
import type { ClusterDrill } from './ClusterDrill';

/** Tries to write on a node past HAProxy, as an instance with an old address would. */
async function isWritable({ port }: DatabaseNode): Promise<boolean> {
  const client = new Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/marquee`,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('create table written_on_an_old_leader (id integer)');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Cuts the leader off from etcd and the other nodes, while HAProxy and the instances still reach it. */
export const cutOffLeader: ClusterDrill = {
  hasRelays: true,
  run: async (cluster) => {
    const leader = await cluster.databases.findLeader();
    const writable: boolean[] = [];
    const figures = await rehearse(cluster, {
      cause: async () => leader.cutOff(),
      repair: async () => {
        writable.push(await isWritable(leader));
        leader.reconnect();
      },
    });
    const figure: Figure = {
      name: 'the old leader takes a write after the failover',
      value: String(writable[0]),
      target: 'false',
      isMet: writable[0] === false,
    };
    return [...figures, figure];
  },
};
