import type { FastifyInstance } from 'fastify';
import { sendConnectionError } from './sendConnectionError';

/** Milliseconds that a body may take; uploads may take longer (C8). */
export const BODY_MS = { ordinary: 10_000, upload: 30_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take as long as an upload. */
    isUpload?: boolean;
  }
}

/** Aborts a slow ordinary body, because Node has only one limit for all calls, which must suit uploads. */
export function limitBodyTime(http: FastifyInstance, milliseconds = BODY_MS.ordinary): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    if ((length === undefined && chunked === undefined) || request.routeOptions.config.isUpload)
      return done();
    const late = setTimeout(() => {
      const error = Object.assign(new Error('The body came too slowly.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // Injected test requests have no socket and no completion state.
      if (request.raw.complete === false) sendConnectionError(error, request.raw.socket);
    }, milliseconds);
    late.unref();
    reply.raw.once('close', () => clearTimeout(late));
    done();
  });
}
