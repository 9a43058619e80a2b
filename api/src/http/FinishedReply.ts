import { createHash } from 'node:crypto';
import type { Endpoint } from '@marquee/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';

/** A reply as finished bytes with its ETag: made once and sent to many, or of another type than JSON. */
export class FinishedReply {
  readonly #body: Buffer;
  readonly #headers: Record<string, string>;

  constructor(body: unknown, headers: Record<string, string>) {
    this.#body = body instanceof Buffer ? body : Buffer.from(JSON.stringify(body));
    const etag = `"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)}"`;
    this.#headers = { 'content-type': 'application/json; charset=utf-8', ...headers, etag };
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers(this.#headers);
    const known = request.headers['if-none-match'] ?? '';
    if (known.includes(String(this.#headers.etag))) return reply.status(304).send();
    return reply.send(this.#body);
  }
}

/** Finishes a reply by the endpoint's schema, as `route` does for every other (C3). */
export const finish = <E extends Endpoint>(
  endpoint: E,
  reply: z.input<E['definition']['reply']>,
  headers: Record<string, string>,
): FinishedReply => new FinishedReply(endpoint.definition.reply.parse(reply), headers);
