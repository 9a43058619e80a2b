import { once } from 'node:events';
import { connect } from 'node:net';

interface Load {
  path: string;
  connections?: number;
  seconds?: number;
}

const END_OF_HEAD = '\r\n\r\n';

/** Calls a second that a server answers over kept connections, one call at a time on each. */
export async function measureRate(address: string, load: Load): Promise<number> {
  const { path, connections = 16, seconds = 3 } = load;
  const { hostname, port, host } = new URL(address);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}${END_OF_HEAD}`;
  let answered = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const client = async (): Promise<void> => {
    const socket = connect(Number(port), hostname);
    let waiting: number | undefined;
    socket.on('data', (part) => {
      waiting = (waiting ?? lengthOf(part)) - part.length;
      if (waiting > 0) return;
      answered += 1;
      waiting = undefined;
      if (performance.now() < until) socket.write(request);
      else socket.destroy();
    });
    socket.write(request);
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: connections }, client));
  return answered / ((performance.now() - started) / 1000);
}

/** Bytes of a whole answer, from its first part: servers here send the head in one piece. */
function lengthOf(part: Buffer): number {
  const text = part.toString('latin1');
  const head = text.indexOf(END_OF_HEAD);
  const length = /^content-length: (\d+)\r?$/im.exec(text.slice(0, head))?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`The server answered ${text.slice(0, 200)}`);
  return head + END_OF_HEAD.length + Number(length);
}
