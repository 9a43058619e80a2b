import { sql } from 'kysely';
import type { ApplicationParts } from '../../platform/Application';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { createJoinAnswerMail } from './teamNotifications';

/** Requests per transaction: the embedded engine blocks all other queries meanwhile. */
const BATCH_SIZE = 100;

/**
 * Mails people whose requests were rejected, once the leader can no longer undo it (TM-19). The transaction takes the
 * request off the list, so repeats, restarts and concurrent instances mail once.
 */
export async function mailRejections({
  database,
  mailer,
  clock,
}: Pick<ApplicationParts, 'database' | 'mailer' | 'clock'>): Promise<void> {
  const now = await readDatabaseTime({ database, clock });
  let mailed: number;
  do {
    mailed = await database.transaction().execute(async (transaction) => {
      const requests = await takeRejections(transaction, now);
      const mails = requests.map((request) => createJoinAnswerMail(request.team, request, 'REJECTED'));
      await mailer.enqueue(transaction, mails, now);
      return requests.length;
    });
  } while (mailed === BATCH_SIZE);
}

interface Rejection {
  firstname: string;
  lastname: string;
  email: string;
  team: { id: string; eventId: string; name: string; eventTitle: string };
}

async function takeRejections(transaction: DatabaseTransaction, now: Date): Promise<Rejection[]> {
  const { rows } = await sql<Rejection>`
    with due as (
      select id from join_requests where rejection_mail_due_at <= ${now}
      order by rejection_mail_due_at limit ${BATCH_SIZE} for update skip locked
    ), taken as (
      update join_requests request set rejection_mail_due_at = null from due where request.id = due.id
      returning request.event_id, request.team_id, request.user_id
    )
    select firstname, lastname, email, json_build_object(
      'id', teams.id, 'eventId', events.id, 'name', teams.name, 'eventTitle', events.title) as team
    from taken
    join teams on teams.event_id = taken.event_id and teams.id = taken.team_id
    join events on events.id = taken.event_id
    join accounts on accounts.id = taken.user_id`.execute(transaction);
  return rows;
}
