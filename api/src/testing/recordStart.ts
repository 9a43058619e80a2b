import { appendFileSync } from 'node:fs';

/**
 * Records how long a start took, as `<kind> <seconds>` in the file of `STARTS_LOG`; the summary of `npm test` counts them.
 * `started` is `performance.now()`.
 */
export function recordStart(kind: 'server' | 'database' | 'cluster', started: number): void {
  const log = process.env.STARTS_LOG;
  if (log !== undefined) appendFileSync(log, `${kind} ${(performance.now() - started) / 1000}\n`);
}
