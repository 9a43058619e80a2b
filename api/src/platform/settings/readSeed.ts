import { Client } from 'pg';
import { type Environment, readVariable } from './Environment';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\/.*)$/i;

/** The driver resolves the host, because a URL parameter or `PGHOST` may name it. */
const isLocal = (databaseUrl: string): boolean =>
  LOOPBACK.test(new Client({ connectionString: databaseUrl }).host);

/**
 * Reads `SEED`: demonstration data has public passwords, so production and other machines refuse it (PR-5).
 * @throws with the variable's name
 */
export function readSeed(environment: Environment, isProduction: boolean): boolean {
  const text = readVariable(environment, 'SEED');
  if (text === undefined) return false;
  if (text !== 'demo') throw new Error(`SEED must be "demo" or nothing, not "${text}".`);
  if (isProduction) throw new Error('SEED is for demonstrations, not for production.');
  const databaseUrl = readVariable(environment, 'DATABASE_URL');
  if (databaseUrl !== undefined && !isLocal(databaseUrl))
    throw new Error('SEED fills a database of this machine only; DATABASE_URL names another one.');
  return true;
}
