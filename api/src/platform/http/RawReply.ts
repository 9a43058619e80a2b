import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reply as bytes of any type, with its ETag. */
export class RawReply {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly #etag: string;

  constructor(body: unknown, headers: Record<string, string>) {
    this.body = body instanceof Buffer ? body : Buffer.from(JSON.stringify(body));
    // A weak ETag, because it identifies the content in any encoding.
    this.#etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
    this.headers = { 'content-type': 'application/json; charset=utf-8', ...headers, etag: this.#etag };
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    return this.sendBody(request, reply, this.body);
  }

  /** `body` is encoded as the reply's headers declare. */
  protected sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
    reply.headers(this.headers);
    const isKnown = request.headers['if-none-match']?.includes(this.#etag) === true;
    return isKnown ? reply.status(304).send() : reply.send(body);
  }
}
