import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@marquee/shared-contracts';
import type { z } from 'zod/mini';
import type { Encoding } from './acceptedEncoding';
import { FinishedReply } from './FinishedReply';

/** Shorter bodies gain nothing: they travel in one packet either way. */
const WORTH_COMPRESSING_BYTES = 1_000;

/** As the documents: a quarter of the bytes after a millisecond. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: promisify(gzip),
};

/** A finished reply that is the same for everybody until an instant, and compressed once for all of them. */
export class PublicReply extends FinishedReply {
  readonly freshUntil: Date;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(body: unknown, headers: Record<string, string>, freshUntil: Date) {
    super(body, { ...headers, vary: 'Accept-Encoding' });
    this.freshUntil = freshUntil;
  }

  /** The body in this encoding; undefined where that is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined {
    if (this.body.length < WORTH_COMPRESSING_BYTES) return undefined;
    return (this.#encoded[encoding] ??= compress[encoding](this.body));
  }
}

/** Finishes a public reply by the endpoint's schema, as `route` does for every other (C3). */
export const finish = <E extends Endpoint>(
  endpoint: E,
  reply: z.input<E['definition']['reply']>,
  { headers, freshUntil }: { headers: Record<string, string>; freshUntil: Date },
): PublicReply => new PublicReply(endpoint.definition.reply.parse(reply), headers, freshUntil);
