import { type RunningProcess, startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from '../postgres/findFreePort';
import { POSTGRES_MEMORY } from '../postgres/startCluster';
import { type Relay, startRelay } from '../postgres/startRelay';
import { type ClusterFolder, renderSettings } from './ClusterFolder';
import { requirePostgresFolder, requireProgram } from './findPrograms';
import { killPostgres } from './killPostgres';
import type { EtcdMember } from './startEtcd';

/** A machine of the database: Patroni with its PostgreSQL, and relays on its ways to and from the others. */
export interface DatabaseNode {
  name: string;
  /** Ports for HAProxy, past the relays. */
  port: number;
  restPort: number;
  /** Whether it holds the leader's lock, as HAProxy asks. */
  isLeader: () => Promise<boolean>;
  /** Whether it follows a leader and streams from it. */
  isReplica: () => Promise<boolean>;
  /** Kills Patroni and PostgreSQL at once, as a machine that loses its power. */
  kill: () => Promise<void>;
  /** Kills PostgreSQL only, which Patroni notices. */
  killDatabase: () => void;
  start: () => void;
  /** Cuts all ways to etcd and the other nodes; HAProxy and the instances still reach it. */
  cutOff: () => void;
  reconnect: () => void;
  stop: () => Promise<void>;
  /** The folder of its data. */
  data: string;
  request: (path: string, method?: string, body?: object) => Promise<{ status: number; text: string }>;
}

export interface NodeOptions {
  number: number;
  etcd: readonly EtcdMember[];
  /** The folder of the data; it does not exist yet. */
  data: string;
  /** The folder of archived WAL. */
  archive: string;
  hasRelays: boolean;
}

/** The ports by which the nodes and etcd reach each other. */
interface Ways {
  /** From other nodes to this one. */
  postgres: number;
  rest: number;
  /** From this node to each member of etcd. */
  etcd: number[];
  /** Empty without relays. */
  relays: Relay[];
}

/** A relay takes processor time from each write, so that only a cut has them. */
async function openWays(
  { etcd, hasRelays }: NodeOptions,
  { port, restPort }: { port: number; restPort: number },
): Promise<Ways> {
  const targets = [port, restPort, ...etcd.map((member) => member.port)];
  const relays = hasRelays ? await Promise.all(targets.map((target) => startRelay(target))) : [];
  const [postgres = port, rest = restPort, ...others] = relays.map((relay) => relay.port);
  return { postgres, rest, etcd: hasRelays ? others : targets.slice(2), relays };
}

function renderNode(
  { number, data, archive }: NodeOptions,
  ports: { port: number; restPort: number },
  ways: Ways,
) {
  const local = (port: number) => `127.0.0.1:${port}`;
  const archived = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  return renderSettings('patroni.yml', {
    name: `postgres-${number}`,
    restapi: { listen: local(ports.restPort), connect_address: local(ways.rest) },
    // As proxies, because Patroni would otherwise learn the members' own addresses and pass by the relays.
    etcd3: { hosts: ways.etcd.map(local), use_proxies: true },
    bootstrap: { dcs: { postgresql: { parameters: { archive_command: archived } } } },
    postgresql: {
      listen: local(ports.port),
      connect_address: local(ways.postgres),
      data_dir: data,
      bin_dir: requirePostgresFolder(),
      pgpass: `${data}.pgpass`,
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  });
}

function startPatroni(folder: ClusterFolder, file: string): RunningProcess {
  const running = startProcess([requireProgram('patroni'), file], {
    ...folder.account,
    cwd: folder.path,
    env: { HOME: folder.path, ...POSTGRES_MEMORY },
    stderr: ['pipe', { file: file.replace(/yml$/, 'log'), append: true }],
    readyPattern: /no action\. I am/,
  });
  running.ready.catch(() => undefined);
  return running;
}

/** Calls Patroni's own interface. */
const createRequest =
  (port: number): DatabaseNode['request'] =>
  async (path, method = 'GET', body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    return { status: response?.status ?? 0, text: (await response?.text().catch(() => '')) ?? '' };
  };

/** Starts a node by `deploy/patroni.yml` on free ports. */
export async function startNode(folder: ClusterFolder, options: NodeOptions): Promise<DatabaseNode> {
  const { number, data } = options;
  const ports = { port: await findFreePort(), restPort: await findFreePort() };
  const ways = await openWays(options, ports);
  const { relays } = ways;
  const file = folder.write(`postgres-${number}.yml`, renderNode(options, ports, ways));
  let patroni = startPatroni(folder, file);
  const request = createRequest(ports.restPort);
  return {
    name: `postgres-${number}`,
    ...ports,
    data,
    request,
    isLeader: async () => (await request('/primary')).status === 200,
    isReplica: async () => (await request('/replica')).status === 200,
    kill: async () => {
      const ended = patroni.stop('SIGKILL');
      killPostgres(data, 'SIGKILL');
      await ended;
    },
    killDatabase: () => killPostgres(data, 'SIGKILL'),
    start: () => {
      patroni = startPatroni(folder, file);
    },
    cutOff: () => relays.forEach((relay) => relay.fallSilent()),
    reconnect: () => relays.forEach((relay) => relay.forward()),
    stop: async () => {
      await patroni.stop('SIGTERM');
      killPostgres(data, 'SIGQUIT');
      for (const relay of relays) relay.close();
    },
  };
}
