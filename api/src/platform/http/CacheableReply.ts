import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@marquee/shared-contracts';
import type { z } from 'zod/mini';
import type { Encoding } from './chooseEncoding';
import { RawReply } from './RawReply';

/** Shorter bodies fit into one packet without compression. */
const MIN_COMPRESSED_BYTES = 1_000;

/** Brotli's quality for public replies, as for documents: a quarter of the bytes after a millisecond. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: promisify(gzip),
};

/** A public reply that is equal for everybody until it expires, compressed once. */
export class CacheableReply extends RawReply {
  readonly expiresAt: Date;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(body: unknown, headers: Record<string, string>, freshUntil: Date) {
    super(body, { ...headers, vary: 'Accept-Encoding' });
    this.expiresAt = freshUntil;
  }

  /** The body in this encoding; undefined if compression is not worthwhile. */
  getEncoded(encoding: Encoding): Promise<Buffer> | undefined {
    if (this.body.length < MIN_COMPRESSED_BYTES) return undefined;
    return (this.#encoded[encoding] ??= compress[encoding](this.body));
  }
}

/** Builds a public reply by the endpoint's schema, as `route` does for other replies (C3). */
export const createCacheableReply = <E extends Endpoint>(
  endpoint: E,
  reply: z.input<E['definition']['reply']>,
  { headers, freshUntil }: { headers: Record<string, string>; freshUntil: Date },
): CacheableReply => new CacheableReply(endpoint.definition.reply.parse(reply), headers, freshUntil);
