import { isConflict } from './isConflict';

/** Runs work once more when a deadlock undid it; nothing of the first run is left in the database. */
export async function retryConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return work();
  }
}
