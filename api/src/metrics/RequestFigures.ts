import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds; most answers take a few milliseconds, a call ends at ten seconds (C8). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what was answered. Routes are named by their pattern, so that no id and no person stands in a figure (C10). */
export class RequestFigures {
  readonly #requests = new Counter({
    name: 'marquee_http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers: [],
  });
  readonly #durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [],
  });

  count(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status });
    this.#durations.observe({ route }, seconds);
  }

  register(register: Registry): void {
    register.registerMetric(this.#requests);
    register.registerMetric(this.#durations);
  }
}
