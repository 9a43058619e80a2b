import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  /** The proxy's URL. */
  address: string;
  /** The number of calls per target. */
  counts: number[];
  close(): Promise<void>;
}

/** Starts a round-robin proxy without session affinity; port 0 means any free port. */
export async function startLoadBalancer(targets: readonly string[], wanted = 0): Promise<LoadBalancer> {
  const counts = targets.map(() => 0);
  let next = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const index = next;
    next = (next + 1) % targets.length;
    counts[index] = (counts[index] ?? 0) + 1;
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', targets[index]), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    // A client that closes its stream also closes the instance's stream.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${port}`, counts, close };
}
