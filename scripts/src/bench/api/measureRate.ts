import { once } from 'node:events';
import { connect } from 'node:net';

interface Load {
  /** Sent in rotation. */
  requests: readonly RateRequest[];
  connections?: number;
  seconds?: number;
}

export interface RateRequest {
  path: string;
  headers?: Record<string, string>;
}

const END_OF_HEAD = '\r\n\r\n';

/** The `accept-encoding` of a browser. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/** Measures calls per second over keep-alive connections with one call at a time each. */
export async function measureRate(address: string, load: Load): Promise<number> {
  const { connections = 16, seconds = 2 } = load;
  const { hostname, port, host } = new URL(address);
  const requests = load.requests.map((given) => formatRequest(given, host));
  let sent = 0;
  let answered = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const runClient = async (): Promise<void> => {
    const socket = connect(Number(port), hostname);
    const send = () => socket.write(requests[(sent += 1) % requests.length] ?? '');
    let missingBytes: number | undefined;
    socket.on('data', (part) => {
      missingBytes = (missingBytes ?? readReplyLength(part)) - part.length;
      if (missingBytes > 0) return;
      answered += 1;
      missingBytes = undefined;
      if (performance.now() < until) send();
      else socket.destroy();
    });
    send();
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: connections }, runClient));
  return answered / ((performance.now() - started) / 1000);
}

function formatRequest({ path, headers = {} }: RateRequest, host: string): string {
  const all = { host, 'accept-encoding': ENCODINGS, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Reads the length of a reply from its first part, which contains all headers. */
function readReplyLength(part: Buffer): number {
  const text = part.toString('latin1', 0, 2000);
  const head = text.indexOf(END_OF_HEAD);
  const length = /^content-length: (\d+)\r?$/im.exec(text.slice(0, head))?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`The server answered ${text.slice(0, 200)}`);
  return head + END_OF_HEAD.length + Number(length);
}
