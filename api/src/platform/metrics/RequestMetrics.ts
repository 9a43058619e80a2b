import type { Metric, Registry } from 'prom-client';

/** Seconds; most replies take milliseconds, and a call ends at ten seconds (C8). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RouteStats {
  statuses: Map<number, number>;
  /** Replies per bucket, followed by those beyond the last bucket. */
  durations: number[];
  seconds: number;
}

/**
 * Counts replies by route pattern, so that figures contain no ids or people (C10). The library's own counters
 * sort and join labels at every call.
 */
export class RequestMetrics {
  readonly #routes = new Map<string, RouteStats>();

  count(route: string, status: number, seconds: number): void {
    let answered = this.#routes.get(route);
    if (answered === undefined) {
      answered = { statuses: new Map(), durations: Array(BUCKETS.length + 1).fill(0), seconds: 0 };
      this.#routes.set(route, answered);
    }
    let bucket = 0;
    while (seconds > (BUCKETS[bucket] ?? Infinity)) bucket += 1;
    answered.statuses.set(status, (answered.statuses.get(status) ?? 0) + 1);
    answered.durations[bucket] = (answered.durations[bucket] ?? 0) + 1;
    answered.seconds += seconds;
  }

  register(registry: Registry): void {
    addMetric(registry, {
      name: 'marquee_http_requests_total',
      help: 'Requests answered, by route and status',
      type: 'counter',
      values: () => this.#countRequests(),
    });
    addMetric(registry, {
      name: NAME,
      help: 'Time from the request to the end of its answer, by route',
      type: 'histogram',
      values: () => [...this.#routes].flatMap(([route, answered]) => toHistogram(route, answered)),
    });
  }

  #countRequests(): Value[] {
    return [...this.#routes].flatMap(([route, { statuses }]) =>
      [...statuses].map(([status, value]) => ({ value, labels: { route, status } })),
    );
  }
}

const NAME = 'marquee_http_request_duration_seconds';

interface Value {
  value: number;
  labels: Record<string, string | number>;
  metricName?: string;
}

/** Prometheus buckets are cumulative. */
function toHistogram(route: string, { durations, seconds }: RouteStats): Value[] {
  let below = 0;
  const buckets = durations.map((count, index) => {
    below += count;
    return { value: below, labels: { route, le: BUCKETS[index] ?? '+Inf' }, metricName: `${NAME}_bucket` };
  });
  return [
    ...buckets,
    { value: seconds, labels: { route }, metricName: `${NAME}_sum` },
    { value: below, labels: { route }, metricName: `${NAME}_count` },
  ];
}

interface MetricDefinition {
  name: string;
  help: string;
  type: 'counter' | 'histogram';
  values: () => Value[];
}

/** The registry reads only a metric's name and values. */
function addMetric(registry: Registry, { values, ...figure }: MetricDefinition): void {
  const metric = { ...figure, get: async () => ({ ...figure, aggregator: 'sum', values: values() }) };
  registry.registerMetric(metric as unknown as Metric);
}
