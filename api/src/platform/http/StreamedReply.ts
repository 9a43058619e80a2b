import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Bytes that are read ahead of a slow client, so that files up to this size release the database at once.
 */
const READ_AHEAD_BYTES = 8_000_000;

/** Milliseconds without progress after which a download is cut, because it holds a database connection. */
const STALL_MS = 10_000;

/** A reply that is sent while it is made. */
export class StreamedReply {
  readonly #parts: AsyncIterable<string>;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(parts: AsyncIterable<string>, headers: Record<string, string>) {
    this.#parts = parts;
    this.#headers = headers;
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const stream: Readable = Readable.from(
      cutStalls(this.#parts, () => stream.destroy(new Error('The client stopped reading.'))),
      { objectMode: false, highWaterMark: READ_AHEAD_BYTES },
    );
    return reply.headers(this.#headers).send(stream);
  }
}

async function* cutStalls(parts: AsyncIterable<string>, cut: () => void): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const stall = setTimeout(cut, STALL_MS);
    yield Buffer.from(part);
    clearTimeout(stall);
  }
}
