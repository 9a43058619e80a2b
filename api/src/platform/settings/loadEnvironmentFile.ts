import { existsSync } from 'node:fs';

/** Adds what `.env` of this folder says and the environment does not. Tests must not depend on a developer's file. */
export function loadEnvironmentFile(): void {
  if (process.env['NODE_ENV'] !== 'test' && existsSync('.env')) process.loadEnvFile('.env');
}
