import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding';
import { REQUEST_ID } from './createHttp';
import type { PublicReply } from './PublicReply';

/** Addresses come from callers, so their number has a limit; the oldest goes first. */
const AT_MOST = 200;

/** Of one address, for callers that take other encodings. */
const VARIANTS = 5;

/** What a fresh reply was when it was sent last. */
export interface Ready {
  /** Of the route, as logs and figures name it. */
  route: string;
  /** Name and value in turn, as Node takes them without looking at each. */
  headers: string[];
  body: Buffer;
  until: number;
  /** What decides over the bytes besides the address; HSTS depends on the protocol. */
  encodings: string | undefined;
  protocol: IncomingHttpHeaders[string];
}

/**
 * Public replies that have been sent and are still fresh: who asks for the same gets the same bytes, before anything
 * else is looked at. A call costs three times as much on its way through
 * the framework, its hooks and the handler.
 */
export class ReadyReplies {
  /** By address. */
  readonly #ready = new Map<string, Ready[]>();
  /** Sends a public reply on the ordinary way, and keeps it for the next. */
  async send(answer: PublicReply, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request);
    const encoded = encoding && (await answer.encoded(encoding));
    if (encoding !== undefined && encoded !== undefined) reply.header('content-encoding', encoding);
    answer.send(request, reply, encoded);
    if (request.method === 'GET' && reply.statusCode === 200)
      this.#keep(request.url, {
        route: `GET ${request.routeOptions.url}`,
        headers: headersOf(reply),
        body: encoded ?? answer.body,
        until: answer.freshUntil.getTime(),
        encodings: request.headers['accept-encoding'],
        protocol: request.headers['x-forwarded-proto'],
      });
    return reply;
  }

  /** A fresh reply to exactly this request, which has neither a body nor conditions. */
  find({ method, headers, url = '' }: IncomingMessage, now: number): Ready | undefined {
    if (method !== 'GET') return undefined;
    const special = headers['if-none-match'] ?? headers['content-length'] ?? headers['transfer-encoding'];
    if (special !== undefined) return undefined;
    const encodings = headers['accept-encoding'];
    const protocol = headers['x-forwarded-proto'];
    return this.#ready
      .get(url)
      ?.find((one) => one.encodings === encodings && one.protocol === protocol && now < one.until);
  }

  /** Of an address only what is fresh: what has been sent now is never older than what was before. */
  #keep(url: string, ready: Ready): void {
    const fresh = this.#ready.get(url)?.filter(({ until }) => until >= ready.until) ?? [];
    this.#ready.delete(url);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size >= AT_MOST && oldest !== undefined) this.#ready.delete(oldest);
    this.#ready.set(url, [...fresh, ready].slice(-VARIANTS));
  }
}

/** All but the id of the one request. */
const headersOf = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === REQUEST_ID ? [] : [name, String(value)],
  );
