import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Application } from '../../../../api/src/platform/Application';
import { type Clock, systemClock } from '../../../../api/src/platform/clock';
import { median } from '../PageLoad';
import { createGrowthAuthorization } from './fillDatabase';
import type { GrowthRead } from './GrowthRead';
import type { RecordedStatement, RecordingPool } from './RecordingPool';

/** The cost of a read at one size; times are medians in milliseconds, those in the database of all callers together. */
export interface ReadCost {
  name: string;
  total: number;
  database: number;
  /** Processor time of the database. */
  processor: number;
  bytes: number;
  /** The output of `explain` of the slowest statement, on request. */
  plan: readonly string[];
}

export interface GrowthOptions {
  /** The beginnings of the names of reads; empty for all. */
  names: readonly string[];
  explains: boolean;
}

/** A process clock that can pass the lifetime of every cache. */
export class AdvancingClock implements Clock {
  #ahead = 0;
  readonly sqlNow = systemClock.sqlNow;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

/** Longer than the lifetime of every cached reply, the longest of which are calendars. */
const CACHE_MS = 301_000;

/** The first call only warms up. */
const MAX_CALLS = 8;
const MAX_MS = 4_000;
/** Until the server's processes wait for the next statement. */
const SETTLE_MS = 2;
/** Calls of one person within the limit of the strictest read. */
const MAX_CALLS_OF_CROWD = 60;

interface Parts {
  app: Application;
  clock: AdvancingClock;
  pool: RecordingPool;
  url: string;
}

/** Measures the chosen reads through the routes of the API, without a network. */
export async function measureReads(
  parts: Parts,
  reads: GrowthRead[],
  { names, explains }: GrowthOptions,
): Promise<ReadCost[]> {
  const costs: ReadCost[] = [];
  for (const read of reads)
    if (names.length === 0 || names.some((name) => read.name.startsWith(name)))
      costs.push(await measureRead(parts, read, explains));
  return costs;
}

async function measureRead(parts: Parts, given: GrowthRead, explains: boolean): Promise<ReadCost> {
  const read = given.isNext === true ? { ...given, path: await findNextPath(parts, given) } : given;
  const calls: Awaited<ReturnType<typeof callOnce>>[] = [];
  const until = performance.now() + MAX_MS;
  const maxCalls = Math.min(MAX_CALLS, MAX_CALLS_OF_CROWD / (read.callers ?? 1));
  while (calls.length < 2 || (calls.length < maxCalls && performance.now() < until))
    calls.push(await callOnce(parts, read));
  const counted = calls.slice(1);
  const slowest = findSlowest(counted.at(-1)?.statements ?? []);
  return {
    name: read.name,
    total: median(counted.map(({ total }) => total)),
    database: median(counted.map(({ database }) => database)),
    processor: median(counted.map(({ processor }) => processor)),
    bytes: counted.at(-1)?.bytes ?? 0,
    plan: explains && slowest !== undefined ? await explain(parts.url, slowest) : [],
  };
}

/** The slowest statement that PostgreSQL explains; of a file that is its cursor, which takes no time itself. */
function findSlowest(statements: readonly RecordedStatement[]): RecordedStatement | undefined {
  const [slowest] = statements.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const isOfCursor = slowest !== undefined && /^(fetch|close)/.test(slowest.sql);
  return isOfCursor ? statements.find(({ sql }) => sql.startsWith('declare')) : slowest;
}

/** The address of the page behind a page; that page again if it is the last. */
async function findNextPath(parts: Parts, read: GrowthRead): Promise<string> {
  const { next } = JSON.parse((await callOnce(parts, read)).body) as { next?: string };
  return next === undefined ? read.path : `${read.path}&after=${next}`;
}

/** Calls once, or as often at once as the read has callers, until the last reply. */
async function callOnce({ app, clock, pool }: Parts, { name, path, person, callers = 1 }: GrowthRead) {
  clock.advance(CACHE_MS);
  pool.take();
  const processorBefore = pool.readProcessorTime();
  const started = performance.now();
  const replies = await Promise.all(
    Array.from({ length: callers }, () =>
      app.http.inject({
        url: path,
        headers: { accept: '*/*', ...(person !== undefined && createGrowthAuthorization(person)) },
      }),
    ),
  );
  const total = performance.now() - started;
  const refused = replies.find(({ statusCode }) => statusCode !== 200);
  if (refused !== undefined) throw new Error(`${name} was answered ${refused.statusCode}: ${refused.body}`);
  // The kernel counts a process when it pauses.
  await pause(SETTLE_MS);
  const processor = pool.readProcessorTime() - processorBefore;
  const statements = pool.take();
  const database = statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const [first] = replies;
  return {
    total,
    database,
    processor,
    bytes: first?.rawPayload.length ?? 0,
    statements,
    body: first?.body ?? '{}',
  };
}

/** Explains a statement of the API with its parameters. */
async function explain(url: string, { sql, parameters }: RecordedStatement): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const query = {
      text: `explain (analyze, buffers) ${sql}`,
      values: [...parameters],
      rowMode: 'array' as const,
    };
    const { rows } = await client.query<string[]>(query);
    return [sql, ...rows.flat()];
  } finally {
    await client.end();
  }
}
