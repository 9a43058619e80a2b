import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reader that takes nothing is cut off when so many bytes wait for it; it comes back and reads again. */
const MAX_BUFFERED_BYTES = 64_000;

/** A stream that was ended but not read to its end is cut off after this long: a stop never waits for it. */
const END_DEADLINE_MS = 500;

/** One open reply of server-sent events (the HTML standard's `text/event-stream`). */
export class EventStream {
  readonly #body = new PassThrough({ highWaterMark: MAX_BUFFERED_BYTES });

  /** Fastify copies the body to the connection, and destroys it when the connection is gone. */
  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Proxies would keep messages back (X-Accel-Buffering); a connection that carried a stream is not used again.
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    return reply.send(this.#body);
  }

  write(text: string): void {
    if (this.#body.writableEnded || this.#body.destroyed) return;
    if (!this.#body.write(text)) this.#body.destroy();
  }

  onClosed(closed: () => void): void {
    this.#body.once('close', closed);
  }

  end(): void {
    this.#body.end();
    setTimeout(() => this.#body.destroy(), END_DEADLINE_MS).unref();
  }
}
