import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's `deadlock_detected` and `serialization_failure`. */
const CONFLICT_CODES: readonly unknown[] = ['40P01', '40001'];

/** Whether the server aborted a transaction because of a concurrent transaction, so that a retry may succeed. */
const isConflict = (error: unknown): boolean => CONFLICT_CODES.includes(Object(error).code);

/** Gives the other transaction a head start, otherwise both may deadlock again. */
const PAUSE_MS = { minimum: 20, spread: 80 };

/**
 * Runs work once more after a deadlock; the first run was rolled back.
 * @throws the error of the second run, or any error that is no conflict
 */
export async function retryConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    await pause(PAUSE_MS.minimum + Math.random() * PAUSE_MS.spread);
    return work();
  }
}
