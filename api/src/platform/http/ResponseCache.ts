import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './chooseEncoding';
import { REQUEST_ID } from './createHttp';
import type { CacheableReply } from './CacheableReply';

/** Bounds the cache, because callers choose addresses; the oldest entry is evicted. */
const MAX_ADDRESSES = 200;

/** Replies of one address for different encodings. */
const MAX_VARIANTS = 5;

/** A fresh reply as last sent. */
export interface CachedResponse {
  /** The route's pattern, for logs and metrics. */
  route: string;
  /** Alternating names and values, the format that Node sends without processing. */
  headers: string[];
  body: Buffer;
  expiresAt: number;
  /** Request headers that affect the reply; HSTS depends on the protocol. */
  encodings: string | undefined;
  protocol: IncomingHttpHeaders[string];
}

/**
 * A cache of fresh public replies in front of the framework, whose hooks and handlers would triple the cost
 * of a call.
 */
export class ResponseCache {
  /** Keyed by address. */
  readonly #entries = new Map<string, CachedResponse[]>();
  /** Sends a public reply through the framework and caches it. */
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

  /** A fresh reply to the same request, which has neither a body nor conditions. */
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

  /** Drops replies that are no longer fresh, so that a new reply never follows an older one. */
  #store(url: string, ready: CachedResponse): void {
    const fresh = this.#entries.get(url)?.filter(({ expiresAt }) => expiresAt >= ready.expiresAt) ?? [];
    this.#entries.delete(url);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MAX_ADDRESSES && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(url, [...fresh, ready].slice(-MAX_VARIANTS));
  }
}

/** All headers except the request id. */
const listHeaders = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === REQUEST_ID ? [] : [name, String(value)],
  );
