import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './chooseEncoding';
import { REQUEST_ID } from './createHttp';
import type { CacheableReply } from './CacheableReply';

/** Addresses come from callers, so their number has a limit; the oldest goes first. */
const MAX_ADDRESSES = 200;

/** Of one address, for callers that take other encodings. */
const MAX_VARIANTS = 5;

/** What a fresh reply was when it was sent last. */
export interface CachedResponse {
  /** Of the route, as logs and figures name it. */
  route: string;
  /** Name and value in turn, as Node takes them without looking at each. */
  headers: string[];
  body: Buffer;
  expiresAt: number;
  /** What decides over the bytes besides the address; HSTS depends on the protocol. */
  encodings: string | undefined;
  protocol: IncomingHttpHeaders[string];
}

/**
 * Public replies that have been sent and are still fresh: who asks for the same gets the same bytes, before anything
 * else is looked at. A call costs three times as much on its way through
 * the framework, its hooks and the handler.
 */
export class ResponseCache {
  /** By address. */
  readonly #entries = new Map<string, CachedResponse[]>();
  /** Sends a public reply on the ordinary way, and keeps it for the next. */
  async send(answer: CacheableReply, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = chooseEncoding(request);
    const encoded = encoding && (await answer.getEncoded(encoding));
    if (encoding !== undefined && encoded !== undefined) reply.header('content-encoding', encoding);
    answer.send(request, reply, encoded);
    if (request.method === 'GET' && reply.statusCode === 200)
      this.#store(request.url, {
        route: `GET ${request.routeOptions.url}`,
        headers: listHeaders(reply),
        body: encoded ?? answer.body,
        expiresAt: answer.expiresAt.getTime(),
        encodings: request.headers['accept-encoding'],
        protocol: request.headers['x-forwarded-proto'],
      });
    return reply;
  }

  /** A fresh reply to exactly this request, which has neither a body nor conditions. */
  find({ method, headers, url = '' }: IncomingMessage, now: number): CachedResponse | undefined {
    if (method !== 'GET') return undefined;
    const special = headers['if-none-match'] ?? headers['content-length'] ?? headers['transfer-encoding'];
    if (special !== undefined) return undefined;
    const encodings = headers['accept-encoding'];
    const protocol = headers['x-forwarded-proto'];
    return this.#entries
      .get(url)
      ?.find((one) => one.encodings === encodings && one.protocol === protocol && now < one.expiresAt);
  }

  /** Of an address only what is fresh: what has been sent now is never older than what was before. */
  #store(url: string, ready: CachedResponse): void {
    const fresh = this.#entries.get(url)?.filter(({ expiresAt }) => expiresAt >= ready.expiresAt) ?? [];
    this.#entries.delete(url);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MAX_ADDRESSES && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(url, [...fresh, ready].slice(-MAX_VARIANTS));
  }
}

/** All but the id of the one request. */
const listHeaders = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === REQUEST_ID ? [] : [name, String(value)],
  );
