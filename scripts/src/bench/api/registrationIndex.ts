import { sql } from 'kysely';
import type { Database } from '../../../../api/src/platform/database/Database';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import type { Figure } from '../Figure';
import type { BenchContext } from './BenchContext';
import { createRegistrations, measureCalls } from './callCosts';
import { getPersonId } from './people';
import { startBenchServer } from './startBenchServer';

const PEOPLE = 2_000;
const ROUNDS = 3;
const CONCURRENCY = 100;

/** Prints what the search index of people adds to a registration, in turns with and without it. */
export async function registrationIndex({ url, database }: BenchContext): Promise<Figure[]> {
  const api = await startBenchServer(url);
  const figures: Figure[] = [];
  const measure = async (name: string) => {
    const eventId = await saveEvent(database, { ownerId: getPersonId(PEOPLE + 1) });
    const calls = createRegistrations(eventId, 0, PEOPLE);
    figures.push(await measureCalls(api, { name, calls, concurrency: CONCURRENCY }, { url, database }));
  };
  try {
    await measure('registrations to warm up');
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure('registrations with the index');
      await withoutIndex(database, () => measure('registrations without the index'));
    }
    return figures;
  } finally {
    await api.stop();
  }
}

async function withoutIndex(database: Database, run: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('registrations_search'::regclass) as definition`.execute(database);
  await sql`drop index registrations_search`.execute(database);
  await run();
  for (const { definition } of rows) await sql.raw(definition).execute(database);
}
