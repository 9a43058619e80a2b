import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@marquee/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { chooseEncoding, type Encoding } from './chooseEncoding';
import { RawReply } from './RawReply';

/** Shorter bodies fit into one packet without compression. */
const MIN_COMPRESSED_BYTES = 1_000;

/** Brotli's quality for public replies, as for documents: a quarter of the bytes after a millisecond. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: promisify(gzip),
};

/** A public reply that is equal for everybody. A cache keeps it, so that it is compressed once. */
export class CacheableReply extends RawReply {
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(body: unknown, headers: Record<string, string>) {
    super(body, { ...headers, vary: 'Accept-Encoding' });
  }

  /** Sends the body in the best encoding that the caller accepts. */
  override async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.body.length < MIN_COMPRESSED_BYTES ? undefined : chooseEncoding(request);
    if (encoding === undefined) return this.sendBody(request, reply, this.body);
    const body = await (this.#encoded[encoding] ??= compress[encoding](this.body));
    return this.sendBody(request, reply.header('content-encoding', encoding), body);
  }
}

/** Builds a public reply by the endpoint's schema, as `route` does for other replies (C3). */
export const createCacheableReply = <E extends Endpoint>(
  endpoint: E,
  reply: z.input<E['definition']['reply']>,
  headers: Record<string, string>,
): CacheableReply => new CacheableReply(endpoint.definition.reply.parse(reply), headers);
