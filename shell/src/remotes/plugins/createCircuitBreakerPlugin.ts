import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** chosen: milliseconds for which the circuit breaker stays open after a failed load; Retry closes it (RL-21). */
export const CIRCUIT_OPEN_MS = 30_000;

/** Reports a request that the circuit breaker refused. */
export class CircuitOpenError extends Error {}

/** Refuses requests for a module that failed recently. `openCircuits` has the end of each pause, in epoch ms, by request id. */
export const createCircuitBreakerPlugin = (
  openCircuits: Map<string, number>,
): ModuleFederationRuntimePlugin => ({
  name: 'circuit-breaker',
  beforeRequest(args) {
    if ((openCircuits.get(args.id) ?? 0) > Date.now())
      throw new CircuitOpenError(`${args.id} failed recently.`);
    return args;
  },
  async errorLoadRemote({ id, lifecycle, error }) {
    if (lifecycle === 'onLoad' && !(error instanceof CircuitOpenError))
      openCircuits.set(id, Date.now() + CIRCUIT_OPEN_MS);
  },
});
