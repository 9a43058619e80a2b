import { once } from 'node:events';
import {
  type ClientHttp2Session,
  connect,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
} from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';

export interface HttpsReply {
  status: number | undefined;
  headers: IncomingHttpHeaders & IncomingHttpStatusHeader;
  bytes: number;
}

/** A client over HTTP/2 that believes one certificate; `fetch` has neither. */
export class HttpsClient {
  readonly #session: ClientHttp2Session;

  constructor(origin: string, certificate: string) {
    this.#session = connect(origin, { ca: certificate });
  }

  /** The protocols of the connection, as `h2 over TLSv1.3`. */
  async readProtocol(): Promise<string> {
    if (this.#session.connecting) await once(this.#session, 'connect');
    const socket = this.#session.socket as TLSSocket;
    return `${String(this.#session.alpnProtocol)} over ${String(socket.getProtocol())}`;
  }

  async request(path: string, headers: Record<string, string> = {}): Promise<HttpsReply> {
    const stream = this.#session.request({ ':path': path, ...headers }).end();
    const [received] = (await once(stream, 'response')) as [HttpsReply['headers']];
    let bytes = 0;
    for await (const part of stream) bytes += (part as Buffer).length;
    return { status: received[':status'], headers: received, bytes };
  }

  /** Opens an event stream, and resolves to the milliseconds from `act` until the next `data:` line arrives. */
  async timeEvent(
    path: string,
    headers: Record<string, string>,
    act: () => Promise<unknown>,
  ): Promise<number> {
    const stream = this.#session.request({ ':path': path, ...headers }, { endStream: true });
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString()));
    await once(stream, 'data');
    const started = performance.now();
    await act();
    while (!text.includes('data:') && performance.now() - started < 5_000) await pause(2);
    stream.close();
    return performance.now() - started;
  }

  close(): void {
    this.#session.destroy();
  }
}
