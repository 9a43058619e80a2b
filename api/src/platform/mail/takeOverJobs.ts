import { sql } from 'kysely';
import type { TimedDatabase } from '../database/TimedDatabase';

/** Jobs per statement, so that a statement ends within its timeout. */
const BATCH_SIZE = 1_000;

/**
 * Takes over mails of the previous release, which stored a job for each in the schema `pgboss`. Removed jobs
 * are no longer run there; active jobs stay until they expire, so both releases can run concurrently.
 */
export async function takeOverJobs({ database, clock }: TimedDatabase): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as is_there`.execute(database);
  if (rows[0]?.isThere !== true) return;
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    const jobs = await sql`
      with waiting as materialized (
        select name, id from pgboss.job
        where name = 'deliver-mail'
          and (state < 'active' or (state = 'active' and started_on + expire_in < clock_timestamp()))
        limit ${BATCH_SIZE} for update skip locked
      ), claimed as (
        update mails set due_at = ${clock.sqlNow()},
          kind = case when subject in ('Your Marquee code', 'Your Marquee password') then 'code' else 'bulk' end
        from waiting where mails.id = waiting.id and kind is null and sent_at is null
      )
      delete from pgboss.job using waiting where job.name = waiting.name and job.id = waiting.id
      returning job.id`.execute(database);
    taken = jobs.rows.length;
  }
}
