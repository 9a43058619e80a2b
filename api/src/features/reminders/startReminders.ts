import type { Application } from '../../platform/Application';
import { reportBackgroundError } from '../../platform/background/backgroundErrors';
import { sendReminders } from './sendReminders';

/** A notice that a quiz has started should not be late by more than this. */
const PAUSE_MS = 15_000;

/**
 * Looks for due reminders again and again, until stopped. chosen: one look at all events rather than a job for each: a
 * moved, cancelled or deleted event needs no job changed, what fell due while the server was away is found, and nothing
 * is kept but what was done.
 */
export function startReminders(app: Application): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = sendReminders(app, stopping.signal)
      .catch((error: unknown) => reportBackgroundError('remind', error))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(run, PAUSE_MS);
      });
  };
  run();
  const stop = (): Promise<void> => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
  return { stop };
}
