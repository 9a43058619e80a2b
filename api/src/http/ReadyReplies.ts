import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import { acceptedEncoding } from './acceptedEncoding';
import { REQUEST_ID } from './createHttp';
import type { PublicReply } from './PublicReply';

/** Addresses come from callers, so their number has a limit; the oldest goes first. */
const AT_MOST = 200;

/** What a fresh reply was when it was sent last. */
export interface Ready {
  /** Of the route, as logs and figures name it. */
  route: string;
  /** Name and value in turn, as Node takes them without looking at each. */
  headers: string[];
  body: Buffer;
  until: number;
}

/** What decides over the bytes of a public reply besides the time; HSTS depends on the protocol. */
const keyOf = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string =>
  `${headers['x-forwarded-proto'] ?? ''} ${headers['accept-encoding'] ?? ''} ${url ?? ''}`;

/**
 * Public replies that have been sent and are still fresh: who asks for the same gets the same bytes, before anything
 * else is looked at. A call costs three times as much on its way through
 * the framework, its hooks and the handler.
 */
export class ReadyReplies {
  readonly #ready = new Map<string, Ready>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sends a public reply on the ordinary way, and keeps it for the next. */
  async send(answer: PublicReply, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request);
    const encoded = encoding && (await answer.encoded(encoding));
    if (encoding !== undefined && encoded !== undefined) reply.header('content-encoding', encoding);
    answer.send(request, reply, encoded);
    if (request.method === 'GET' && reply.statusCode === 200)
      this.#keep(keyOf(request.raw), {
        route: `GET ${request.routeOptions.url}`,
        headers: headersOf(reply),
        body: encoded ?? answer.body,
        until: answer.freshUntil.getTime(),
      });
    return reply;
  }

  /** A fresh reply to exactly this request, which has neither a body nor conditions. */
  find(request: IncomingMessage): Ready | undefined {
    const { method, headers } = request;
    if (method !== 'GET' || this.#ready.size === 0) return undefined;
    const key = keyOf(request);
    const ready = this.#ready.get(key);
    if (ready === undefined) return undefined;
    if (ready.until <= this.#clock.now().getTime()) {
      this.#ready.delete(key);
      return undefined;
    }
    const special = headers['if-none-match'] ?? headers['content-length'] ?? headers['transfer-encoding'];
    return special === undefined ? ready : undefined;
  }

  #keep(key: string, ready: Ready): void {
    const [oldest] = this.#ready.keys();
    if (this.#ready.size >= AT_MOST && oldest !== undefined) this.#ready.delete(oldest);
    this.#ready.set(key, ready);
  }
}

/** All but the id of the one request. */
const headersOf = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === REQUEST_ID ? [] : [name, String(value)],
  );
