import { setTimeout as pause } from 'node:timers/promises';
import { isConflict } from './isConflict';

/** The other transaction takes the lock that was freed; without a head start it may meet this one again. */
const PAUSE_MS = { least: 20, spread: 80 };

/** Runs work once more when a deadlock undid it; nothing of the first run is left in the database. */
export async function retryConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    await pause(PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
    return work();
  }
}
