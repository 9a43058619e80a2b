import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Application } from '../Application';
import { backgroundErrors } from '../background/backgroundErrors';
import { unhandledRejections } from '../background/guardProcess';
import { refuse } from '../http/refuse';
import { isInAddressList, LOOPBACK } from './parseAddressList';
import { registerGauges } from './registerGauges';

/**
 * Prometheus metrics at `/metrics`, for this machine or configured addresses; 404 for everybody else. Returns the registry,
 * to which features add their own.
 */
export function registerMetricsRoute(app: Application): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerGauges(app, register);
  app.requestMetrics.register(register);
  app.readers.metrics.register(register);
  app.mailFigures?.register(register);
  register.registerMetric(backgroundErrors);
  register.registerMetric(unhandledRejections);
  app.http.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
    app.requestMetrics.count(route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  const readers = app.metricsReaders ?? LOOPBACK;
  app.http.get('/metrics', async (request, reply) => {
    if (!isInAddressList(readers, request.ip)) return refuse('NOT_FOUND');
    reply.type(register.contentType);
    return register.metrics();
  });
  return register;
}
