import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { isIn, LOOPBACK } from './addressList';
import { gauges } from './gauges';

/** Seconds; most answers take a few milliseconds, a call ends at ten seconds (C8). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Figures for Prometheus at `/metrics`: for this machine, or the addresses of a setting; for everybody else there is no
 * such page. Routes are named by their pattern, so that no id and no person stands in a figure (C10).
 */
export function metrics(app: Application): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  gauges(app, register);
  countRequests(app, register);
  const readers = app.metricsReaders ?? LOOPBACK;
  app.http.get('/metrics', async (request, reply) => {
    if (!isIn(readers, request.ip)) return refuse('NOT_FOUND');
    reply.type(register.contentType);
    return register.metrics();
  });
}

function countRequests({ http }: Application, register: Registry): void {
  const requests = new Counter({
    name: 'marquee_http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [register],
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
    requests.inc({ route, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
  });
}
