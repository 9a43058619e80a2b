import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { live } from '@marquee/shared-contracts';
import { createAuthorization } from './people';

/** Opens the event stream of a bench account, by its number. */
export async function openStream(address: string, person: number): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  // A broken stream shows as a timeout of the reader.
  socket.on('error', () => undefined);
  const headers = Object.entries({ host, ...createAuthorization(person) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`GET ${live.stream.path} HTTP/1.1\r\n${headers.join('')}\r\n`);
  const [head]: Buffer[] = await once(socket, 'data');
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(`A stream was answered ${head}`);
  return socket;
}
