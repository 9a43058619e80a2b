import { type Environment, readInteger } from '../settings/Environment';

export interface DatabaseSettings {
  /** Seconds that a start waits for its database server. */
  waitSeconds: number;
}

/**
 * Reads `DATABASE_WAIT_SECONDS`.
 * @throws with the variable's name and its range
 */
export const readDatabaseSettings = (environment: Environment): DatabaseSettings => ({
  waitSeconds: readInteger(environment, 'DATABASE_WAIT_SECONDS', { default: 60, min: 0, max: 600 }),
});
