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
  /** Whether the instance takes calls all the same: without it no instance would, because all share the store. */
  isWarning?: true;
}

/** The result of one check. */
export interface HealthResult {
  name: string;
  isHealthy: boolean;
  isWarning: boolean;
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
  {
    name: 'registry',
    isHealthy: async ({ publishedRegistry }) => publishedRegistry?.problem === undefined,
    message:
      'registry.json of the store cannot be read; the last good one is in use. Promote or roll back a release again.',
    isWarning: true,
  },
];

/** Milliseconds after which a pending check counts as failed. */
const CHECK_MS = 3_000;

/** The result of every check by name. */
export async function runHealthChecks(app: Application): Promise<HealthResult[]> {
  return Promise.all(
    checks.map(async ({ name, isHealthy, isWarning = false }) => ({
      name,
      isWarning,
      isHealthy: (await withTimeout(isHealthy(app), CHECK_MS)) === true,
    })),
  );
}

/** Liveness and readiness for process monitors (AP-14). */
export function registerHealthRoutes(app: Application): void {
  app.http.get('/healthz', async () => succeed({ alive: true }));
  app.http.get('/readyz', async () => {
    const failed = (await runHealthChecks(app)).filter(({ isHealthy }) => !isHealthy);
    const messages = new Map(checks.map(({ name, message }) => [name, message]));
    const errors = failed.map(({ name }) => ({ field: name, message: messages.get(name) ?? '' }));
    if (failed.every(({ isWarning }) => isWarning))
      return succeed({ ready: true, ...(errors.length > 0 && { warnings: errors }) });
    return refuse('NOT_READY', { errors });
  });
}
