import type { Application } from './platform/Application';
import { reportBackgroundError } from './platform/background/backgroundErrors';
import { runInBackground } from './platform/background/runInBackground';
import { endQuizzes } from './features/quiz/endQuizzes';
import { startReminders } from './features/reminders/startReminders';
import { purgeExpired } from './purgeExpired';
import { removeUnusedFiles } from './features/uploads/removeUnusedFiles';

const HOUR = 3_600_000;

/** How often quizzes that have ended are closed (QZ-4); whoever reads one earlier closes it then. */
const CLOSING_MS = 10_000;

/** How often the clock is compared with the database's. */
const COMPARING_MS = 15_000;

/** Does what the server does by itself: tidying up at the start and every hour, closing quizzes, reminding, comparing clocks. */
export async function startBackgroundJobs(app: Application): Promise<{ stop: () => Promise<void> }> {
  const compareClocks = (): Promise<void> =>
    app.clockSkew.measure().catch((error: unknown) => reportBackgroundError('compare clocks', error));
  let tidying: Promise<void> = Promise.resolve();
  const purge = (): void => {
    tidying = tidyUpOnce(app).catch((error: unknown) => reportBackgroundError('tidy up', error));
  };
  // Nobody waits for it: after a crash it may have a lot to remove.
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

async function tidyUpOnce(app: Application): Promise<void> {
  await purgeExpired(app);
  await removeUnusedFiles(app);
}
