import type { FastifyInstance } from 'fastify';
import { sendConnectionError } from './sendConnectionError';

/** How long a body may take; an upload from a slow phone may take longer (C8). */
export const BODY_MS = { ordinary: 10_000, upload: 30_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as an upload. */
    isUpload?: boolean;
  }
}

/** Hangs up on an ordinary body that comes too slowly: Node has one such limit for all calls, which is the upload's. */
export function limitBodyTime(http: FastifyInstance, milliseconds = BODY_MS.ordinary): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    if ((length === undefined && chunked === undefined) || request.routeOptions.config.isUpload)
      return done();
    const late = setTimeout(() => {
      const error = Object.assign(new Error('The body came too slowly.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // An injected request of a test has no socket, and does not say whether it is complete.
      if (request.raw.complete === false) sendConnectionError(error, request.raw.socket);
    }, milliseconds);
    late.unref();
    reply.raw.once('close', () => clearTimeout(late));
    done();
  });
}
