import { Counter } from 'prom-client';
import { describeError, formatStackFrames } from '../describeError';
import { logError } from './backgroundErrors';

export const unhandledRejections = new Counter({
  name: 'marquee_unhandled_rejections_total',
  help: 'Rejected promises that no code awaited',
  registers: [],
});

/**
 * Keeps the process alive after an unhandled rejection, because all other calls still work. An uncaught
 * exception ends it, because any code may have stopped half-way.
 */
export function guardProcess(): void {
  process.on('unhandledRejection', (reason) => {
    unhandledRejections.inc();
    logError('unhandled rejection', { ...describeError(reason), at: formatStackFrames(reason) });
  });
  process.on('uncaughtException', (error) => {
    logError('uncaught exception, the process ends', {
      ...describeError(error),
      at: formatStackFrames(error),
    });
    process.exit(1);
  });
}
