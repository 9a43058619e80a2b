import type { CallInput, Endpoint } from '../contract/index';

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never;

/** Tells the API something that nobody waits for: no answer, no second try, and it goes out even while the page goes. */
export function sendBeacon<E extends Endpoint>(call: E, body: BodyOf<E>): void {
  // Not every browser has beacons, and some refuse them: it is only a figure.
  navigator.sendBeacon?.(call.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
