import type { Application } from './platform/Application';
import { reportBackgroundError } from './platform/background/backgroundErrors';
import { runInBackground } from './platform/background/runInBackground';
import { endQuizzes } from './features/quiz/endQuizzes';
import { startReminders } from './features/reminders/startReminders';
import { purgeExpired } from './purgeExpired';
import { removeUnusedFiles } from './features/uploads/removeUnusedFiles';

const HOUR = 3_600_000;

/** Milliseconds between runs of the closing job (QZ-4); earlier readers close overdue attempts themselves. */
const CLOSING_MS = 10_000;

/** Milliseconds between comparisons with the database's clock. */
const COMPARING_MS = 15_000;

/** Starts all background jobs: purging, closing quizzes, reminding, comparing clocks. */
export async function startBackgroundJobs(app: Application): Promise<{ stop: () => Promise<void> }> {
  const compareClocks = (): Promise<void> =>
    app.clockSkew.measure().catch((error: unknown) => reportBackgroundError('compare clocks', error));
  let tidying: Promise<void> = Promise.resolve();
  const purge = (): void => {
    tidying = runPurge(app).catch((error: unknown) => reportBackgroundError('tidy up', error));
  };
  // Not awaited, because a restart after a crash may have many reminders.
  purge();
  await compareClocks();
  const timers = [
    setInterval(purge, HOUR),
    setInterval(() => runInBackground('end quizzes', () => endQuizzes(app)), CLOSING_MS),
    setInterval(() => void compareClocks(), COMPARING_MS),
  ];
  const reminding = startReminders(app);
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all([tidying, reminding.stop()]);
    },
  };
}

async function runPurge(app: Application): Promise<void> {
  await purgeExpired(app);
  await removeUnusedFiles(app);
}
