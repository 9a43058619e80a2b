import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A published document or file: its bytes, ETag, and cached compressed forms. */
export class Page {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly #encoded: Partial<Record<'br' | 'gzip', Buffer>> = {};

  /** 404 for an unknown address or a missing event; the shell still renders its page. */
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
