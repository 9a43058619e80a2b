import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { MAIL_KINDS, type MailKind } from '../mail/MailKind';

/** chosen: counting more costs more than a scrape should, and such a queue lasts for hours. */
const MAX_COUNTED = 50_000;

/** Unsent mails of one kind. */
export interface MailQueue {
  kind: MailKind;
  /** At most `MAX_COUNTED`. */
  waiting: number;
  /** Age of the oldest queued mail. */
  oldestSeconds: number;
}

export interface QueueStatus {
  mails: MailQueue[];
  /** Mails given up in the last week. */
  mailsGivenUp: number;
}

const selectQueued = sql`select created_at from mails
  where coalesce(mails.kind, 'bulk') = kinds.kind and sent_at is null and given_up_at is null`;

/** Reads the number and age of queued mails. */
export async function readQueues(database: Database, clock: Clock): Promise<QueueStatus> {
  const { rows: mails } = await sql<MailQueue>`
    select kinds.kind, (select count(*)::int from (${selectQueued} limit ${MAX_COUNTED}) as queued) as waiting,
      greatest(0, coalesce(extract(epoch from (select ${clock.sqlNow()}) - (
        select min(created_at) from (${selectQueued}) as queued)), 0))::float8 as oldest_seconds
    from unnest(${[...MAIL_KINDS]}::text[]) kinds (kind)`.execute(database);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where given_up_at is not null`.execute(database);
  return { mails, mailsGivenUp: rows[0]?.count ?? 0 };
}
