import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database that can stop forwarding. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Stops forwarding as if packets were dropped: open sockets stay open, and the proxy accepts new sockets. */
  fallSilent: () => void;
  /** Forwards new connections again; earlier ones stay silent, as after a failover. */
  forward: () => void;
  close: () => void;
}

/** Joins two sockets; the returned function stops forwarding, including the end of either side. */
function join(client: Socket, database: Socket): () => void {
  const end = (): void => {
    client.destroy();
    database.destroy();
  };
  for (const socket of [client, database]) socket.on('close', end);
  client.pipe(database).pipe(client);
  return () => {
    for (const socket of [client, database]) socket.unpipe().off('close', end).resume();
  };
}

/** Starts a proxy on a free port in front of the database of `target`. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const url = new URL(target);
  const databasePort = Number(url.port);
  const sockets = new Set<Socket>();
  const disconnectors = new Set<() => void>();
  let isSilent = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (!isSilent) disconnectors.add(join(client, track(connect(databasePort, '127.0.0.1'))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
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
