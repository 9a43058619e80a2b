import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { participation, pathOf } from '@marquee/shared-contracts';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import { openEmbedded } from '../database/openDatabase';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { filledForm } from '../testing/filledForm';
import { endServer, type RunningServer, startServer } from '../testing/startServer';
import { type Crowd, seedCrowd } from './seedCrowd';

const KILLS = 10;
const LANES = 8;
/** A hang is a failure; how long a start takes is printed. */
const READY_WITHIN_MS = 30_000;

let directory: string;
let server: TestDatabase | undefined;
let crowd: Crowd;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-crash-'));
  if (process.env.TEST_DATABASE_URL !== undefined) server = await buildDatabase();
  const database = server?.database ?? (await embedded());
  crowd = await seedCrowd(database, { people: 40, events: 60 });
  if (server === undefined) await database.destroy();
});
after(async () => {
  await server?.close();
  await rm(directory, { recursive: true, force: true });
});

async function embedded(): Promise<Database> {
  const database = await openEmbedded(directory);
  await migrate(database);
  return database;
}

/** One write of one person about one event. */
interface Write {
  token: string;
  eventId: string;
  path: string;
  body?: object;
}

function everyWrite({ tokens, eventIds }: Crowd): Write[] {
  return eventIds.flatMap((eventId, index) =>
    tokens.map((token, person): Write => {
      const call = { token, eventId };
      // The throttle on registrations is generous to a person, but not sixty an hour.
      return (index + person) % 4 === 0
        ? { ...call, path: pathOf(participation.register.path, { eventId }), body: filledForm }
        : { ...call, path: pathOf(participation.addFavourite.path, { eventId }) };
    }),
  );
}

async function acknowledges(address: string, { token, path, body }: Write): Promise<boolean> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => undefined);
  return response?.ok === true;
}

/** Writes in several lanes until the process is gone; answers what it had acknowledged by then. */
async function writeUntilKilled(
  running: RunningServer,
  waiting: Write[],
  kill: () => Promise<void>,
): Promise<Write[]> {
  const address = await running.address;
  const acknowledged: Write[] = [];
  const alive = () => running.process.signalCode === null;
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); alive() && next !== undefined; next = waiting.pop()) {
      if (await acknowledges(address, next)) acknowledged.push(next);
    }
  };
  const lanes = Array.from({ length: LANES }, lane);
  // A busy machine takes its time for the first ones; a test that hangs here is ended by its deadline.
  while (acknowledged.length === 0 && alive()) await pause(5);
  await kill();
  await Promise.all(lanes);
  return acknowledged;
}

async function eventsOf(address: string, path: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

/** The acknowledged writes that the server no longer knows. */
async function lost(address: string, acknowledged: Write[]): Promise<string[]> {
  const missing: string[] = [];
  for (const token of new Set(acknowledged.map((write) => write.token))) {
    const registered = await eventsOf(address, participation.registered.path, token);
    const liked = await eventsOf(address, participation.favourites.path, token);
    const own = acknowledged.filter((write) => write.token === token);
    for (const { eventId, path, body } of own)
      if (!(body === undefined ? liked : registered).includes(eventId)) missing.push(path);
  }
  return missing;
}

const start = () => startServer(directory, { DATABASE_URL: server?.url ?? '' });

describe(`kill -9 in a load of writes, ${KILLS} times`, () => {
  it(
    'loses no acknowledged write, and the next process is ready again',
    { timeout: 300_000 },
    async (context) => {
      const waiting = everyWrite(crowd);
      const acknowledged: Write[] = [];
      const times: number[] = [];
      for (let round = 1; round <= KILLS; round += 1) {
        const running = start();
        times.push(await running.startTime);
        const kill = async (): Promise<void> => {
          // At another moment of the work each time.
          await pause(round * 40);
          await endServer(running, 'SIGKILL');
        };
        const inRound = await writeUntilKilled(running, waiting, kill);
        assert.ok(inRound.length > 0, `round ${round} acknowledged nothing`);
        acknowledged.push(...inRound);
      }
      const last = start();
      assert.deepEqual(await lost(await last.address, acknowledged), []);
      assert.equal(await endServer(last, 'SIGTERM'), 0);
      const slowest = Math.max(...times);
      assert.ok(slowest < READY_WITHIN_MS);
      context.diagnostic(
        `${acknowledged.length} acknowledged writes, 0 lost; ready after ${Math.round(slowest)} ms at most (figure: 5000)`,
      );
    },
  );
});
