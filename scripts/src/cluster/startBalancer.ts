import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from '../postgres/findFreePort';
import { type ClusterFolder, readDeployFile } from './ClusterFolder';
import { requireProgram } from './findPrograms';
import type { DatabaseNode } from './startNode';

/** HAProxy in front of the nodes. */
export interface Balancer {
  writerPort: number;
  readersPort: number;
}

/** Changes ports and nodes of `deploy/haproxy.cfg`, and removes the lines of nodes that do not exist. */
export function renderBalancer(
  text: string,
  {
    writerPort,
    readersPort,
    nodes,
  }: Balancer & { nodes: readonly Pick<DatabaseNode, 'port' | 'restPort'>[] },
): string {
  return text
    .replace('bind :5000', `bind 127.0.0.1:${writerPort}`)
    .replace('bind :5001', `bind 127.0.0.1:${readersPort}`)
    .replaceAll(/^ *server postgres-(\d) .*\n/gm, (_, number: string) => {
      const node = nodes[Number(number) - 1];
      if (node === undefined) return '';
      return `  server postgres-${number} 127.0.0.1:${node.port} check port ${node.restPort}\n`;
    });
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

/** @throws with HAProxy's output */
export async function startBalancer(
  folder: ClusterFolder,
  nodes: readonly DatabaseNode[],
): Promise<Balancer> {
  const [writerPort, readersPort] = [await findFreePort(), await findFreePort()];
  const text = renderBalancer(readDeployFile('haproxy.cfg'), { writerPort, readersPort, nodes });
  const file = folder.write('haproxy.cfg', text);
  const running = startProcess([requireProgram('haproxy'), '-db', '-f', file], {
    ...folder.account,
    cwd: folder.path,
    readyPattern: /never/,
  });
  folder.cleanup.add(() => running.stop('SIGTERM'));
  running.ready.catch(() => undefined);
  while (!(await isListening(writerPort))) {
    if (running.hasEnded()) await running.ready;
    await pause(20);
  }
  return { writerPort, readersPort };
}
