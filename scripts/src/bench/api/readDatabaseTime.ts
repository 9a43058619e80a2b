import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../../../api/src/platform/database/Database';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  own: number;
  /** The time of children that have ended. */
  ended: number;
}

/** Reads `/proc/…/stat`, whose words follow the program's name; undefined for a process that has ended. */
async function readTimes(pid: number): Promise<ProcessTimes | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const words = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (index) => words[index],
  );
  return { parent, own: user + system, ended: endedUser + endedSystem };
}

/** Milliseconds of processor time that a PostgreSQL on this machine has used, for connections and writers; Linux only. */
export async function readDatabaseTime(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(database);
  const processes = (await Promise.all(rows.map(({ pid }) => readTimes(pid)))).filter(
    (times) => times !== undefined,
  );
  const server = await readTimes(processes[0]?.parent ?? 0);
  const ticks = processes.reduce((sum, { own }) => sum + own, server?.ended ?? 0);
  return TICK_MS * ticks;
}
