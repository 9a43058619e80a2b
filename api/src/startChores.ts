import type { Application } from './Application';
import { endQuizzes } from './quiz/endQuizzes';
import { remindSteadily } from './reminders/remindSteadily';
import { sweep } from './sweep';
import { removeUnusedFiles } from './uploads/removeUnusedFiles';

const HOUR = 3_600_000;

/** How often quizzes that have ended are closed (QZ-4); whoever reads one earlier closes it then. */
const CLOSING_MS = 10_000;

/** How often the clock is compared with the database's. */
const COMPARING_MS = 15_000;

/** Does what the server does by itself: tidying up at the start and every hour, closing quizzes, reminding, comparing clocks. */
export async function startChores(app: Application): Promise<{ stop: () => Promise<void> }> {
  const tidyUp = async (): Promise<void> => {
    await sweep(app);
    // A file store that is away holds nothing up.
    await removeUnusedFiles(app).catch(() => undefined);
  };
  const compareClocks = (): Promise<void> => app.clockSkew.measure().catch(() => undefined);
  await tidyUp();
  await compareClocks();
  const timers = [
    setInterval(() => void tidyUp().catch(() => undefined), HOUR),
    setInterval(() => void endQuizzes(app).catch(() => undefined), CLOSING_MS),
    setInterval(() => void compareClocks(), COMPARING_MS),
  ];
  const reminding = remindSteadily(app);
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await reminding.stop();
    },
  };
}
