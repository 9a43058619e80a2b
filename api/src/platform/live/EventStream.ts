import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes that may wait for a slow reader; beyond them the stream is cut, and the browser reconnects. */
const MAX_BUFFERED_BYTES = 64_000;

/** Milliseconds before an ended but unread stream is cut, so that a stop never waits. */
const END_DEADLINE_MS = 500;

/** One open reply of server-sent events (the HTML standard's `text/event-stream`). */
export class EventStream {
  readonly #body = new PassThrough({ highWaterMark: MAX_BUFFERED_BYTES });

  /** Fastify pipes the body to the connection and destroys it when the connection closes. */
  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // X-Accel-Buffering disables proxy buffering; a connection is not reused after a stream.
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
