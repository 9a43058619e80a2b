import type { Application } from '../Application';
import { isDatabaseReady, hasDatabaseSpace } from '../database/engineHealth';
import { withTimeout } from '../withTimeout';
import { refuse } from './refuse';
import { succeed } from './route';

/** A condition for receiving calls. */
interface HealthCheck {
  name: string;
  /** Resolves to false, or too late, while the condition fails. */
  isHealthy: (app: Application) => Promise<boolean>;
  /** Describes the failure and the operator's next step. */
  message: string;
}

const checks: readonly HealthCheck[] = [
  {
    name: 'database',
    isHealthy: ({ database }) => isDatabaseReady(database),
    message: 'The database does not answer.',
  },
  {
    name: 'databaseSpace',
    isHealthy: ({ database }) => hasDatabaseSpace(database),
    message: 'The disk of the database is full.',
  },
  {
    name: 'fileSpace',
    isHealthy: async ({ storage }) => (await storage.hasSpace?.()) ?? true,
    message: 'The disk of DATA_DIR is full.',
  },
  {
    // A skewed clock makes countdowns wrong, although the database's clock decides every window.
    name: 'clock',
    isHealthy: async ({ clockSkew }) => !clockSkew.isExcessive,
    message: "The clock differs from the database's by more than two seconds.",
  },
];

/** Milliseconds after which a pending check counts as failed. */
const CHECK_MS = 3_000;

/** The result of every check by name. */
export async function runHealthChecks(app: Application): Promise<{ name: string; isHealthy: boolean }[]> {
  return Promise.all(
    checks.map(async ({ name, isHealthy }) => ({
      name,
      isHealthy: (await withTimeout(isHealthy(app), CHECK_MS)) === true,
    })),
  );
}

/** Liveness and readiness for process monitors (AP-14). */
export function registerHealthRoutes(app: Application): void {
  app.http.get('/healthz', async () => succeed({ alive: true }));
  app.http.get('/readyz', async () => {
    const failed = (await runHealthChecks(app)).filter(({ isHealthy }) => !isHealthy);
    if (failed.length === 0) return succeed({ ready: true });
    const messages = new Map(checks.map(({ name, message }) => [name, message]));
    return refuse('NOT_READY', {
      errors: failed.map(({ name }) => ({ field: name, message: messages.get(name) ?? '' })),
    });
  });
}
