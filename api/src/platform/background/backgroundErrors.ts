import { Counter } from 'prom-client';
import { describeError, formatStackFrames } from '../describeError';

/** Background errors of this process; every test process starts with none. */
export const backgroundErrors = new Counter({
  name: 'marquee_background_errors_total',
  help: 'Errors of work that no caller waits for, by task',
  labelNames: ['task'],
  registers: [],
});

/** Limits logging, because frequent tasks fail repeatedly during an outage, which the counter shows. */
const LOG_EVERY_MS = 10_000;

const loggedAt = new Map<string, number>();

/** Counts an error of a background task, and logs at most one per task in ten seconds. */
export function reportBackgroundError(task: string, error: unknown): void {
  backgroundErrors.inc({ task });
  const now = performance.now();
  if (now - (loggedAt.get(task) ?? -Infinity) < LOG_EVERY_MS) return;
  loggedAt.set(task, now);
  logError('background task failed', { task, ...describeError(error), at: formatStackFrames(error) });
}

/** One JSON line in the format of the request log, for errors outside of any call. */
export function logError(message: string, details: object): void {
  process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), ...details, msg: message })}\n`);
}

/** Runs work without awaiting it: errors are counted and logged instead of ending the process. */
export function runInBackground(task: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => reportBackgroundError(task, error));
}
