import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Application } from '../Application';
import { backgroundErrors } from '../background/backgroundErrors';
import { unhandledRejections } from '../background/guardProcess';
import { refuse } from '../refuse';
import { isIn, LOOPBACK } from './addressList';
import { gauges } from './gauges';

/**
 * Figures for Prometheus at `/metrics`: for this machine, or the addresses of a setting; for everybody else there is no
 * such page.
 */
export function metrics(app: Application): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  gauges(app, register);
  app.requests.register(register);
  app.mailFigures?.register(register);
  register.registerMetric(backgroundErrors);
  register.registerMetric(unhandledRejections);
  app.http.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
    app.requests.count(route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  const readers = app.metricsReaders ?? LOOPBACK;
  app.http.get('/metrics', async (request, reply) => {
    if (!isIn(readers, request.ip)) return refuse('NOT_FOUND');
    reply.type(register.contentType);
    return register.metrics();
  });
}
