import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';

const WEEK_MS = 7 * 86_400_000;

/** chosen: distinct places kept per release and hour, because anybody can send reports. */
export const MAX_PLACES = 20;

/** chosen: places shown of each release. */
const SHOWN_PLACES = 20;

/** Errors from one place of a release within one hour. */
export interface ErrorCount {
  remote: string;
  version: string;
  hour: Date;
  name: string;
  frames: string;
  errors: number;
  firstAt: Date;
  lastAt: Date;
}

/**
 * Adds errors to the stored ones, and drops new places beyond `MAX_PLACES`. Run it in the transaction that saved the
 * release's counts, whose row lock makes instances wait for each other.
 */
export async function saveErrorCounts(database: Database, counts: readonly ErrorCount[]): Promise<void> {
  await sql`
    with given as (
      select given.*, exists (
        select from release_errors as stored
        where (stored.remote, stored.version, stored.hour, stored.name, stored.frames)
          = (given.remote, given.version, given.hour, given.name, given.frames)
      ) as is_stored
      from json_to_recordset(${JSON.stringify(counts)}::json) as given (
        remote text, version text, hour timestamptz, name text, frames text, errors integer,
        "firstAt" timestamptz, "lastAt" timestamptz
      )
    ), ranked as (
      select given.*, row_number() over (
        partition by remote, version, hour, is_stored order by errors desc, name, frames
      ) as rank
      from given
    )
    insert into release_errors (remote, version, hour, name, frames, errors, first_at, last_at)
    select remote, version, hour, name, frames, errors, "firstAt", "lastAt" from ranked
    where is_stored or ${MAX_PLACES} >= rank + (
      select count(*) from release_errors as stored
      where (stored.remote, stored.version, stored.hour) = (ranked.remote, ranked.version, ranked.hour)
    )
    on conflict (remote, version, hour, name, frames) do update set
      errors = release_errors.errors + excluded.errors,
      last_at = greatest(release_errors.last_at, excluded.last_at)`.execute(database);
}

/** The last places of each release's errors in a week, newest first (RL-31). */
export const findReleaseErrors = (database: Database, now: Date) =>
  database
    .with('places', (query) =>
      query
        .selectFrom('releaseErrors')
        .select([
          'remote',
          'version',
          'name',
          'frames',
          sql<number>`sum(errors)::int`.as('count'),
          sql<Date>`min(first_at)`.as('firstAt'),
          sql<Date>`max(last_at)`.as('lastAt'),
          sql<number>`row_number() over (partition by remote, version order by max(last_at) desc)`.as('rank'),
        ])
        .where('hour', '>', new Date(now.getTime() - WEEK_MS))
        .groupBy(['remote', 'version', 'name', 'frames']),
    )
    .selectFrom('places')
    .select(['remote', 'version', 'name', 'frames', 'count', 'firstAt', 'lastAt'])
    .where('rank', '<=', SHOWN_PLACES)
    .orderBy('lastAt', 'desc')
    .orderBy('frames')
    .execute();

/** Places of errors are removed after a week. */
export async function purgeReleaseErrors(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - WEEK_MS);
  await database.deleteFrom('releaseErrors').where('hour', '<=', cutoff).execute();
}
