import type { FastifyInstance } from 'fastify';

/** Logs one line per call from an allow-list of fields: never a body, a header or a query value (C10). */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      route: `${request.method} ${request.routeOptions.url ?? 'unknown path'}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      accountId: request.caller?.id,
    });
    done();
  });
}
