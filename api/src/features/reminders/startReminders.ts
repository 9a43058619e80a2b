import type { Application } from '../../platform/Application';
import { reportBackgroundError } from '../../platform/background/backgroundErrors';
import { sendReminders } from './sendReminders';

/** Bounds the delay of the notification that a quiz has started. */
const PAUSE_MS = 15_000;

/**
 * Polls for due reminders until stopped. Polling needs no job per event: moved, cancelled and deleted events
 * change nothing, and reminders that fell due during downtime are found.
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
