import { existsSync } from 'node:fs';

/** Adds the unset variables from `.env` in the working directory, except in tests. */
export function loadEnvironmentFile(): void {
  if (process.env['NODE_ENV'] !== 'test' && existsSync('.env')) process.loadEnvFile('.env');
}
