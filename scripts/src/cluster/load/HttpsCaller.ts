import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** A call of the load. */
export interface Call {
  path: string;
  method: string;
  token?: string | undefined;
  body?: object | undefined;
}

export interface Reply {
  /** 0 if the connection broke before a whole reply. */
  status: number;
  retryAfter: string | undefined;
  body: string;
}

/** Longer than the server's limits for a connection and a statement. */
const DEADLINE_MS = 30_000;

/** Room for the calls of an outage and the streams; each costs a handshake. */
const MAX_SOCKETS = 400;

const NO_REPLY: Reply = { status: 0, retryAfter: undefined, body: '' };

/** Calls the proxy over kept connections, believing its certificate; `fetch` cannot be told to. */
export class HttpsCaller {
  readonly #origin: string;
  readonly #agent: Agent;

  constructor(origin: string, certificate: string) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: MAX_SOCKETS });
  }

  async call(call: Call): Promise<Reply> {
    // nginx may end an idle connection just when a call takes it, which Node tells by `reusedSocket`.
    return (await this.#send(call)) ?? (await this.#send(call)) ?? NO_REPLY;
  }

  /** Opens a reply that stays open. */
  async open(call: Call, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
    const sent = this.#request(call, headers, signal);
    sent.on('error', () => undefined).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  }

  close(): void {
    this.#agent.destroy();
  }

  #request({ path, method, token, body }: Call, headers: Record<string, string>, signal: AbortSignal) {
    return request(new URL(path, this.#origin), {
      agent: this.#agent,
      method,
      signal,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  }

  /** Resolves to undefined if an idle connection turned out to be closed. */
  async #send(call: Call): Promise<Reply | undefined> {
    const sent = this.#request(call, {}, AbortSignal.timeout(DEADLINE_MS));
    try {
      sent.end(call.body === undefined ? undefined : JSON.stringify(call.body));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await text(response);
      return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body };
    } catch (error) {
      return sent.reusedSocket && Object(error).code === 'ECONNRESET' ? undefined : NO_REPLY;
    }
  }
}
