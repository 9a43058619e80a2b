import { type CertificateDesign, type CertificateKind } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { ApplicationParts } from '../../platform/Application';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { notify } from '../notifications/notify';
import { createIssueMail, createIssueNotification } from './certificateMessages';
import { getTitle } from './queries';

/** People per transaction: the embedded engine blocks all other queries meanwhile. */
const BATCH_SIZE = 500;

/**
 * Job: notifies people of new certificates and queues their mails. Each transaction takes certificates off the list, so
 * repeats, restarts and concurrent instances tell once.
 */
export async function sendCertificateNews(
  { database, mailer, clock }: Pick<ApplicationParts, 'database' | 'mailer' | 'clock'>,
  stopping?: AbortSignal,
): Promise<void> {
  const now = await readDatabaseTime({ database, clock });
  let taken: number;
  do {
    if (stopping?.aborted === true) return;
    taken = await database.transaction().execute(async (transaction) => {
      const rows = await takeUntold(transaction, now);
      // An account without an address was deleted meanwhile, and a revoked certificate is no news.
      const told = rows
        .filter(({ email, isRevoked }) => email.includes('@') && !isRevoked)
        .map(({ design, kind, ...row }) => ({ ...row, title: getTitle(design, kind) }));
      const notifications = told.map((row) => ({
        ...createIssueNotification(row),
        recipientId: row.userId,
        ...(row.eventId !== null && { eventId: row.eventId }),
      }));
      await notify(transaction, notifications, now);
      await mailer.enqueue(
        transaction,
        told.map((row) => createIssueMail(row, row)),
        now,
      );
      return rows.length;
    });
  } while (taken === BATCH_SIZE);
}

interface Untold {
  id: string;
  code: string;
  kind: CertificateKind;
  isRevoked: boolean;
  userId: string;
  email: string;
  firstname: string;
  design: CertificateDesign;
  eventId: string | null;
  eventTitle: string;
}

async function takeUntold(transaction: DatabaseTransaction, now: Date): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    with untold as (
      select id from certificates where told_at is null
      order by issued_at limit ${BATCH_SIZE} for update skip locked
    ), taken as (
      update certificates set told_at = ${now} from untold where certificates.id = untold.id
      returning certificates.id, design_id, user_id, code, kind, revoked_at
    )
    select taken.id, taken.code, taken.kind, taken.revoked_at is not null as is_revoked, taken.user_id,
      accounts.email, accounts.firstname, design, event_id, event_title
    from taken
    join certificate_designs on certificate_designs.id = taken.design_id
    join accounts on accounts.id = taken.user_id`.execute(transaction);
  return rows;
}
