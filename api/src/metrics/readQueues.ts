import { sql } from 'kysely';
import type { Database } from '../database/Database';

export interface Queues {
  mailsWaiting: number;
  jobs: { queue: string; state: string; count: number }[];
}

/** What waits to be done: mails of the outbox, and jobs that are not over. */
export async function readQueues(database: Database): Promise<Queues> {
  const { rows } = await sql<{ mailsWaiting: number; hasJobs: boolean }>`select
    (select count(*) from mails where sent_at is null) as mails_waiting,
    to_regclass('pgboss.job') is not null as has_jobs`.execute(database);
  const [{ mailsWaiting, hasJobs } = { mailsWaiting: 0, hasJobs: false }] = rows;
  return { mailsWaiting, jobs: hasJobs ? await listJobs(database) : [] };
}

async function listJobs(database: Database): Promise<Queues['jobs']> {
  const { rows } = await sql<
    Queues['jobs'][number]
  >`select name as queue, state::text as state, count(*) as count
    from pgboss.job where state not in ('completed', 'cancelled') group by 1, 2`.execute(database);
  return rows;
}
