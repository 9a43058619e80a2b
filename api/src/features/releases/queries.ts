import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';

const DAY_MS = 86_400_000;

/** Loads and errors of one release within one hour. */
export interface ReleaseCount {
  remote: string;
  version: string;
  hour: Date;
  loads: number;
  errors: number;
}

const compareReleases = (one: ReleaseCount, other: ReleaseCount): number =>
  `${one.remote} ${one.version}`.localeCompare(`${other.remote} ${other.version}`);

/** Adds counts to the stored counts, sorted by key to prevent deadlocks between instances. */
export async function saveReleaseCounts(database: Database, counts: readonly ReleaseCount[]): Promise<void> {
  await database
    .insertInto('releaseHours')
    .values(counts.toSorted(compareReleases))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'hour']).doUpdateSet({
        loads: sql<number>`release_hours.loads + excluded.loads`,
        errors: sql<number>`release_hours.errors + excluded.errors`,
      }),
    )
    .execute();
}

/** Loads and errors of every reported release in the last 24 hours (RL-25). */
export const findReleaseHealth = (database: Database, now: Date) =>
  database
    .selectFrom('releaseHours')
    .select([
      'remote',
      'version',
      sql<number>`sum(loads)::int`.as('loads'),
      sql<number>`sum(errors)::int`.as('errors'),
    ])
    .where('hour', '>', new Date(now.getTime() - DAY_MS))
    .groupBy(['remote', 'version'])
    .orderBy('remote')
    .orderBy('version')
    .execute();

/** Hourly counts of releases are removed after a week. */
export async function purgeReleaseHours(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - 7 * DAY_MS);
  await database.deleteFrom('releaseHours').where('hour', '<=', cutoff).execute();
}
