import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP relay to a port of this machine that can stop forwarding. */
export interface Relay {
  port: number;
  /** Stops forwarding as if packets were dropped: open sockets stay open, and the relay accepts new sockets. */
  fallSilent: () => void;
  /** Forwards new connections again; earlier ones stay silent, as after a failover. */
  forward: () => void;
  close: () => void;
}

/** Joins two sockets; the returned function stops forwarding, including the end of either side. */
function join(client: Socket, target: Socket): () => void {
  const end = (): void => {
    client.destroy();
    target.destroy();
  };
  for (const socket of [client, target]) socket.on('close', end);
  client.pipe(target).pipe(client);
  return () => {
    for (const socket of [client, target]) socket.unpipe().off('close', end).resume();
  };
}

/** Starts a relay on a free port in front of `targetPort`. */
export async function startRelay(targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const disconnectors = new Set<() => void>();
  let isSilent = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (isSilent) return;
    const disconnect = join(client, track(connect(targetPort, '127.0.0.1')));
    disconnectors.add(disconnect);
    client.once('close', () => disconnectors.delete(disconnect));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
      for (const disconnect of disconnectors) disconnect();
      disconnectors.clear();
    },
    forward: () => {
      isSilent = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
