import { Counter } from 'prom-client';
import { describeError, stackFrames } from '../describeError';

/** Errors of work that no caller waits for; the process's own, so each test process begins with none. */
export const backgroundErrors = new Counter({
  name: 'marquee_background_errors_total',
  help: 'Errors of work that no caller waits for, by task',
  labelNames: ['task'],
  registers: [],
});

/** A task that runs twice a second fails as often while the database is away: the counter shows that, the log need not. */
const LOG_EVERY_MS = 10_000;

const loggedAt = new Map<string, number>();

/** Counts an error of a background task, and logs its cause at most every ten seconds for each task. */
export function reportBackgroundError(task: string, error: unknown): void {
  backgroundErrors.inc({ task });
  const now = performance.now();
  if (now - (loggedAt.get(task) ?? -Infinity) < LOG_EVERY_MS) return;
  loggedAt.set(task, now);
  logError('background task failed', { task, ...describeError(error), at: stackFrames(error) });
}

/** One line of JSON like those of the calls; for errors outside of any call. */
export function logError(message: string, details: object): void {
  process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), ...details, msg: message })}\n`);
}
