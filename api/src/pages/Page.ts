import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Something published, finished: its bytes, their name, and their compressed forms, made once and kept. */
export class Page {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly #encoded: Partial<Record<'br' | 'gzip', Buffer>> = {};

  /** 404 for an address that no remote answers, or whose event is not there; the shell shows its page all the same. */
  constructor(
    readonly status: 200 | 404,
    text: string,
  ) {
    this.bytes = Buffer.from(text);
    this.etag = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
  }

  getEncoded(encoding: 'br' | 'gzip'): Buffer {
    return (this.#encoded[encoding] ??=
      encoding === 'br' ? brotliCompressSync(this.bytes, QUALITY) : gzipSync(this.bytes));
  }
}
