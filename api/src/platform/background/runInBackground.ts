import { reportBackgroundError } from './backgroundErrors';

/** Runs work that no caller waits for: its error is counted and logged instead of ending the process. */
export function runInBackground(task: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => reportBackgroundError(task, error));
}
