import type { FastifyInstance } from 'fastify';

/** Records the calls of this process and sends them to a collector. */
export interface Tracing {
  /** Adds the hooks that record traced calls; their spans begin before authentication. */
  traceCalls(http: FastifyInstance): void;
  /** Sends the remaining spans, for a short time only, and ends. */
  stop(): Promise<void>;
}
