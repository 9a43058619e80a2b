import { reportBackgroundError } from './backgroundErrors';

/** Runs work without awaiting it: errors are counted and logged instead of ending the process. */
export function runInBackground(task: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => reportBackgroundError(task, error));
}
