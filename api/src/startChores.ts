import type { Application } from './Application';
import { endQuizzes } from './quiz/endQuizzes';
import { remindSteadily } from './reminders/remindSteadily';
import { sweep } from './sweep';
import { removeUnusedFiles } from './uploads/removeUnusedFiles';

const HOUR = 3_600_000;

/** How often quizzes that have ended are closed (QZ-4); whoever reads one earlier closes it then. */
const CLOSING_MS = 10_000;

/** Does what the server does by itself: tidying up at the start and every hour, closing quizzes, reminding. */
export async function startChores(app: Application): Promise<{ stop: () => Promise<void> }> {
  const { database, clock, storage } = app;
  const tidyUp = async (): Promise<void> => {
    const now = clock.now();
    await sweep(database, now);
    // A file store that is away holds nothing up.
    await removeUnusedFiles({ database, storage }, now).catch(() => undefined);
  };
  await tidyUp();
  const timers = [
    setInterval(() => void tidyUp().catch(() => undefined), HOUR),
    setInterval(() => void endQuizzes(app, clock.now()).catch(() => undefined), CLOSING_MS),
  ];
  const reminding = remindSteadily(app);
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await reminding.stop();
    },
  };
}
