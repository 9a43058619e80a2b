import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { MAIL_KINDS, type MailKind } from '../mail/MailKind';

/** Unsent mails of one kind. */
export interface MailQueue {
  kind: MailKind;
  waiting: number;
  /** Age of the oldest queued mail. */
  oldestSeconds: number;
}

export interface QueueStatus {
  mails: MailQueue[];
  /** Mails given up in the last week. */
  mailsGivenUp: number;
}

/** Reads the number and age of queued mails. */
export async function readQueues(database: Database, clock: Clock): Promise<QueueStatus> {
  const { rows: mails } = await sql<MailQueue>`
    select kinds.kind, waiting.count as waiting,
      greatest(0, coalesce(extract(epoch from (select ${clock.sqlNow()}) - waiting.oldest), 0))::float8 as oldest_seconds
    from unnest(${[...MAIL_KINDS]}::text[]) kinds (kind)
    cross join lateral (
      select count(*)::int as count, min(created_at) as oldest from mails
      where coalesce(mails.kind, 'bulk') = kinds.kind and sent_at is null and given_up_at is null
    ) waiting`.execute(database);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where given_up_at is not null`.execute(database);
  return { mails, mailsGivenUp: rows[0]?.count ?? 0 };
}
