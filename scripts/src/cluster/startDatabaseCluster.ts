import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { waitUntil } from '../../../api/src/testing/waitUntil';
import { type ClusterFolder, createClusterFolder } from './ClusterFolder';
import { startBalancer } from './startBalancer';
import { type EtcdMember, startEtcd } from './startEtcd';
import { type DatabaseNode, startNode } from './startNode';

/** PostgreSQL under Patroni with etcd, behind HAProxy. */
export interface DatabaseCluster {
  folder: ClusterFolder;
  etcd: EtcdMember[];
  nodes: DatabaseNode[];
  /** Addresses of an empty database, as a superuser. */
  writerUrl: string;
  readersUrl: string;
  /** The folder of archived WAL. */
  archive: string;
  /** @throws without a leader after a minute */
  findLeader: () => Promise<DatabaseNode>;
  /** The replica that commits wait for. */
  findSyncReplica: () => Promise<DatabaseNode | undefined>;
  /** Resolves when one node leads and every other node streams from it. */
  waitUntilWhole: () => Promise<void>;
}

export interface DatabaseClusterOptions {
  etcdCount: number;
  nodeCount: number;
  /** Whether nodes can be cut off. */
  hasRelays?: boolean;
  /** Prepares the folder of a node's data, such as by a small file system. */
  createData?: (path: string) => void;
  /** Runs before the folders are removed. */
  removeData?: () => void;
}

const DATABASE = 'marquee';
const START_MS = 60_000;
const WHOLE_MS = 120_000;

const toUrl = (port: number, database = DATABASE): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

async function createDatabase(port: number): Promise<void> {
  const client = new Client({ connectionString: toUrl(port, 'postgres') });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** The members by the first node that answers. */
async function readMembers(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const node of nodes) {
    const { status, text } = await node.request('/cluster');
    if (status === 200) return (JSON.parse(text) as { members: Member[] }).members;
  }
  return [];
}

async function isWhole(nodes: readonly DatabaseNode[]): Promise<boolean> {
  const members = await readMembers(nodes);
  const [leader, ...others] = members.filter(({ role }) => role === 'leader');
  const replicas = members.filter(({ role }) => role !== 'leader');
  const isStreaming = ({ state, timeline }: Member) =>
    ['running', 'streaming'].includes(state) && timeline === leader?.timeline;
  return (
    leader?.state === 'running' &&
    others.length === 0 &&
    members.length === nodes.length &&
    replicas.every(isStreaming) &&
    (nodes.length === 1 || replicas.some(({ role }) => role === 'sync_standby'))
  );
}

async function findLeader(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const leads = await Promise.all(nodes.map((node) => node.isLeader()));
    const leader = nodes.find((_, index) => leads[index]);
    if (leader !== undefined) return leader;
    await pause(100);
  }
  throw new Error('The database has no leader.');
}

interface Parts {
  folder: ClusterFolder;
  etcd: EtcdMember[];
  archive: string;
}

async function startNodes({ folder, etcd, archive }: Parts, options: DatabaseClusterOptions) {
  const nodes: DatabaseNode[] = [];
  folder.cleanup.add(() => Promise.all(nodes.map((node) => node.stop())));
  for (let number = 1; number <= options.nodeCount; number += 1) {
    const place = folder.create(`postgres-${number}`);
    options.createData?.(place);
    const data = join(place, 'data');
    nodes.push(
      await startNode(folder, { number, etcd, data, archive, hasRelays: options.hasRelays ?? false }),
    );
    // The first node creates the database; the others copy it.
    if (number === 1) await findLeader(nodes);
  }
  return nodes;
}

async function findSyncReplica(nodes: readonly DatabaseNode[]): Promise<DatabaseNode | undefined> {
  const members = await readMembers(nodes);
  const sync = members.find(({ role }) => role === 'sync_standby');
  return nodes.find(({ name }) => name === sync?.name);
}

async function startParts(folder: ClusterFolder, options: DatabaseClusterOptions): Promise<DatabaseCluster> {
  const archive = folder.create('archive');
  const etcd = await startEtcd(folder, options.etcdCount);
  const nodes = await startNodes({ folder, etcd, archive }, options);
  const balancer = await startBalancer(folder, nodes);
  const waitUntilWhole = () => waitUntil(() => isWhole(nodes), 'a leader with all replicas', WHOLE_MS);
  await waitUntilWhole();
  await createDatabase(balancer.writerPort);
  return {
    folder,
    etcd,
    nodes,
    archive,
    writerUrl: toUrl(balancer.writerPort),
    readersUrl: toUrl(balancer.readersPort),
    findLeader: () => findLeader(nodes),
    findSyncReplica: () => findSyncReplica(nodes),
    waitUntilWhole,
  };
}

/**
 * Starts the databases; the cleanup of their folder stops them.
 * @throws with the output of a server that ends, or if no leader comes
 */
export async function startDatabaseCluster(options: DatabaseClusterOptions): Promise<DatabaseCluster> {
  const folder = await createClusterFolder();
  if (options.removeData !== undefined) folder.cleanup.add(options.removeData);
  try {
    return await startParts(folder, options);
  } catch (error) {
    await folder.cleanup.run();
    throw error;
  }
}
