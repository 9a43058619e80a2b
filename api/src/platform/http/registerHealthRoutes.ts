import type { Application } from '../Application';
import { databaseAnswers, databaseHasSpace } from '../database/engineHealth';
import { withTimeout } from '../withTimeout';
import { refuse } from './refuse';
import { succeed } from './succeed';

/** A condition for receiving calls. */
interface HealthCheck {
  name: string;
  /** Resolves to false, or too late, while the condition fails. */
  isWell: (app: Application) => Promise<boolean>;
  /** Describes the failure and the operator's next step. */
  message: string;
}

const checks: readonly HealthCheck[] = [
  {
    name: 'database',
    isWell: ({ database }) => databaseAnswers(database),
    message: 'The database does not answer.',
  },
  {
    name: 'databaseSpace',
    isWell: ({ database }) => databaseHasSpace(database),
    message: 'The disk of the database is full.',
  },
  {
    name: 'fileSpace',
    isWell: async ({ storage }) => (await storage.hasSpace?.()) ?? true,
    message: 'The disk of DATA_DIR is full.',
  },
  {
    // A skewed clock makes countdowns wrong, although the database's clock decides every window.
    name: 'clock',
    isWell: async ({ clockSkew }) => !clockSkew.isExcessive,
    message: "The clock differs from the database's by more than two seconds.",
  },
];

/** Milliseconds after which a pending check counts as failed. */
const CHECK_MS = 3_000;

/** The result of every check by name. */
export async function runHealthChecks(app: Application): Promise<{ name: string; isWell: boolean }[]> {
  return Promise.all(
    checks.map(async ({ name, isWell }) => ({
      name,
      isWell: (await withTimeout(isWell(app), CHECK_MS)) === true,
    })),
  );
}

/** Liveness and readiness for process monitors (AP-14). */
export function registerHealthRoutes(app: Application): void {
  app.http.get('/healthz', async () => succeed({ alive: true }));
  app.http.get('/readyz', async () => {
    const failed = (await runHealthChecks(app)).filter(({ isWell }) => !isWell);
    if (failed.length === 0) return succeed({ ready: true });
    const messages = new Map(checks.map(({ name, message }) => [name, message]));
    return refuse('NOT_READY', {
      errors: failed.map(({ name }) => ({ field: name, message: messages.get(name) ?? '' })),
    });
  });
}
