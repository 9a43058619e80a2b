import type { CallInput, Endpoint } from '../contract/index';

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never;

/** Sends a body to the API without a reply or retry, even while the page unloads. */
export function sendBeacon<E extends Endpoint>(call: E, body: BodyOf<E>): void {
  // Browsers may lack or refuse beacons; losing a metric is harmless.
  navigator.sendBeacon?.(call.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
