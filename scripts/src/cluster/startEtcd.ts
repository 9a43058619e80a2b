import { setTimeout as pause } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from '../postgres/findFreePort';
import { type ClusterFolder, renderSettings } from './ClusterFolder';
import { requireProgram } from './findPrograms';

/** One member of etcd, which keeps the lock of the database's leader. */
export interface EtcdMember {
  name: string;
  port: number;
  isLeader: () => Promise<boolean>;
  kill: () => Promise<unknown>;
  /** Starts the member again with its data. */
  start: () => void;
}

const START_MS = 20_000;

/** Returns the fields of etcd's status; undefined if the member does not answer. */
async function readStatus(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  // A starting member answers without JSON.
  if (response?.ok !== true) return undefined;
  return (await response.json()) as { leader?: string; header?: { member_id: string } };
}

function startMember(folder: ClusterFolder, { name, port }: { name: string; port: number }, file: string) {
  const run = (): RunningProcess => {
    const member = startProcess([requireProgram('etcd'), '--config-file', file], {
      ...folder.account,
      cwd: folder.path,
      readyPattern: /ready to serve client requests/,
    });
    member.ready.catch(() => undefined);
    return member;
  };
  let running = run();
  folder.cleanup.add(() => running.stop('SIGTERM'));
  return {
    name,
    port,
    isLeader: async () => {
      const status = await readStatus(port);
      return status?.leader !== undefined && status.leader === status.header?.member_id;
    },
    kill: () => running.stop('SIGKILL'),
    start: () => {
      running = run();
    },
    ready: running.ready,
  };
}

/**
 * Starts `count` members of etcd by `deploy/etcd.yml` on free ports.
 * @throws with the output of a member that ends, or if they elect no leader
 */
export async function startEtcd(folder: ClusterFolder, count: number): Promise<EtcdMember[]> {
  const places = [];
  for (let number = 1; number <= count; number += 1)
    places.push({ name: `etcd-${number}`, port: await findFreePort(), peerPort: await findFreePort() });
  const toUrl = (port: number) => `http://127.0.0.1:${port}`;
  const cluster = places.map(({ name, peerPort }) => `${name}=${toUrl(peerPort)}`).join(',');
  const members = places.map(({ name, port, peerPort }) => {
    const settings = renderSettings('etcd.yml', {
      name,
      'data-dir': folder.create(name),
      'listen-client-urls': toUrl(port),
      'advertise-client-urls': toUrl(port),
      'listen-peer-urls': toUrl(peerPort),
      'initial-advertise-peer-urls': toUrl(peerPort),
      'initial-cluster': cluster,
    });
    return startMember(folder, { name, port }, folder.write(`${name}.yml`, settings));
  });
  const deadline = performance.now() + START_MS;
  await Promise.all(members.map(({ ready }) => ready));
  while ((await findEtcdLeader(members)) === undefined) {
    if (performance.now() > deadline) throw new Error('etcd elected no leader.');
    await pause(50);
  }
  return members;
}

export async function findEtcdLeader(members: readonly EtcdMember[]): Promise<EtcdMember | undefined> {
  const leads = await Promise.all(members.map((member) => member.isLeader()));
  return members.find((_, index) => leads[index]);
}
