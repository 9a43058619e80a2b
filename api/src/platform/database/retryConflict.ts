import { setTimeout as pause } from 'node:timers/promises';
import { isConflict } from './isConflict';

/** Gives the other transaction a head start, otherwise both may deadlock again. */
const PAUSE_MS = { least: 20, spread: 80 };

/** Runs work once more after a deadlock; the first run was rolled back. */
export async function retryConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    await pause(PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
    return work();
  }
}
