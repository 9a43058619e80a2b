import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@marquee/shared-contracts';
import type { z } from 'zod/mini';
import type { Encoding } from './chooseEncoding';
import { RawReply } from './RawReply';

/** Shorter bodies gain nothing: they travel in one packet either way. */
const MIN_COMPRESSED_BYTES = 1_000;

/** As the documents: a quarter of the bytes after a millisecond. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: promisify(gzip),
};

/** A finished reply that is the same for everybody until an instant, and compressed once for all of them. */
export class CacheableReply extends RawReply {
  readonly expiresAt: Date;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(body: unknown, headers: Record<string, string>, freshUntil: Date) {
    super(body, { ...headers, vary: 'Accept-Encoding' });
    this.expiresAt = freshUntil;
  }

  /** The body in this encoding; undefined where that is not worth it. */
  getEncoded(encoding: Encoding): Promise<Buffer> | undefined {
    if (this.body.length < MIN_COMPRESSED_BYTES) return undefined;
    return (this.#encoded[encoding] ??= compress[encoding](this.body));
  }
}

/** Finishes a public reply by the endpoint's schema, as `route` does for every other (C3). */
export const createCacheableReply = <E extends Endpoint>(
  endpoint: E,
  reply: z.input<E['definition']['reply']>,
  { headers, freshUntil }: { headers: Record<string, string>; freshUntil: Date },
): CacheableReply => new CacheableReply(endpoint.definition.reply.parse(reply), headers, freshUntil);
