import type { Application } from './platform/Application';
import { reportBackgroundError } from './platform/background/backgroundErrors';
import { type Repetition, startRepeating } from './platform/background/startRepeating';
import { issueDueCertificates } from './features/certificates/issueCertificates';
import { sendCertificateNews } from './features/certificates/sendCertificateNews';
import { markPastEvents } from './features/events/markPastEvents';
import { endQuizzes } from './features/quiz/endQuizzes';
import { lapseOffers } from './features/registration/waitlist/lapseOffers';
import { mailRejections } from './features/teams/mailRejections';
import { sendReminders } from './features/reminders/sendReminders';
import { purgeExpired } from './purgeExpired';
import { removeUnusedFiles } from './features/uploads/removeUnusedFiles';

interface Job {
  /** The task's name in metrics and logs. */
  task: string;
  run: (app: Application, stopping: AbortSignal) => Promise<unknown>;
  pauseMs: number;
  isFirstDelayed?: boolean;
}

const JOBS: readonly Job[] = [
  { task: 'tidy up', run: runPurge, pauseMs: 3_600_000 },
  // Bounds the delay of results (QZ-4); earlier readers close overdue attempts themselves.
  { task: 'end quizzes', run: endQuizzes, pauseMs: 10_000, isFirstDelayed: true },
  { task: 'compare clocks', run: compareClocks, pauseMs: 15_000, isFirstDelayed: true },
  // Polling needs no job per event: moved and cancelled events change nothing, and overdue reminders are found.
  { task: 'mail rejections', run: mailRejections, pauseMs: 15_000, isFirstDelayed: true },
  // Bounds the time for which a lapsed offer keeps its seat (RG-21).
  { task: 'lapse offers', run: lapseOffers, pauseMs: 15_000, isFirstDelayed: true },
  { task: 'issue certificates', run: issueDueCertificates, pauseMs: 15_000, isFirstDelayed: true },
  { task: 'tell of certificates', run: sendCertificateNews, pauseMs: 3_000, isFirstDelayed: true },
  { task: 'remind', run: sendReminders, pauseMs: 15_000 },
  { task: 'mark past events', run: markPastEvents, pauseMs: 60_000, isFirstDelayed: true },
];

/** Starts all background jobs; they run until stopped. */
export async function startBackgroundJobs(app: Application): Promise<Repetition> {
  // Health checks need the first comparison.
  await compareClocks(app).catch((error: unknown) => reportBackgroundError('compare clocks', error));
  const jobs = JOBS.map(({ task, run, ...times }) =>
    startRepeating({
      ...times,
      run: (stopping) => run(app, stopping),
      onError: (error) => reportBackgroundError(task, error),
    }),
  );
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

function compareClocks({ clockSkew }: Application): Promise<void> {
  return clockSkew.measure();
}

async function runPurge(app: Application): Promise<void> {
  await purgeExpired(app);
  await removeUnusedFiles(app);
}
