import { Client } from 'pg';
import { type Environment, readVariable } from './Environment';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\/.*)$/i;

/** Asked of the driver, since a parameter of the URL and `PGHOST` name a host too. */
const isLocal = (databaseUrl: string): boolean =>
  LOOPBACK.test(new Client({ connectionString: databaseUrl }).host);

/** Whether an empty database is filled with demonstration data, whose passwords everybody knows (PR-5). */
export function readSeed(environment: Environment, production: boolean): boolean {
  const text = readVariable(environment, 'SEED');
  if (text === undefined) return false;
  if (text !== 'demo') throw new Error(`SEED must be "demo" or nothing, not "${text}".`);
  if (production) throw new Error('SEED is for demonstrations, not for production.');
  const databaseUrl = readVariable(environment, 'DATABASE_URL');
  if (databaseUrl !== undefined && !isLocal(databaseUrl))
    throw new Error('SEED fills a database of this machine only; DATABASE_URL names another one.');
  return true;
}
