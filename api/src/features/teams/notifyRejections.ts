import { sql } from 'kysely';
import type { ApplicationParts } from '../../platform/Application';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { notify } from '../notifications/notify';
import { createJoinAnswerMail, createJoinAnswerNotification } from './teamNotifications';

/** Seconds in which a leader may undo a rejection, more than a toast stays (TM-19). */
const UNDO_SECONDS = 60;

/** Hours after which a rejection is old news, for example after an outage. */
const NEWS_HOURS = 24;

/** Requests per transaction: the embedded engine blocks all other queries meanwhile. */
const BATCH_SIZE = 100;

/**
 * Tells people that a team rejected their request, once its leader can no longer undo it. The unique key of the
 * notification makes repeats, restarts and concurrent instances tell once.
 */
export async function notifyRejections({
  database,
  mailer,
  clock,
}: Pick<ApplicationParts, 'database' | 'mailer' | 'clock'>): Promise<void> {
  const now = await readDatabaseTime({ database, clock });
  let told: number;
  do {
    told = await database.transaction().execute(async (transaction) => {
      const requests = await lockRejections(transaction, now);
      const answers = requests.map((request) =>
        createJoinAnswerNotification(request.team, request, 'REJECTED'),
      );
      await notify(transaction, answers, now);
      const mails = requests.map((request) => createJoinAnswerMail(request.team, request, 'REJECTED'));
      await mailer.enqueue(transaction, mails, now);
      return requests.length;
    });
  } while (told === BATCH_SIZE);
}

interface Rejection {
  id: string;
  userId: string;
  firstname: string;
  lastname: string;
  email: string;
  team: { id: string; eventId: string; name: string; eventTitle: string };
}

async function lockRejections(transaction: DatabaseTransaction, now: Date): Promise<Rejection[]> {
  const { rows } = await sql<Rejection>`
    select request.id, request.user_id as "userId", firstname, lastname, email, json_build_object(
      'id', teams.id, 'eventId', events.id, 'name', teams.name, 'eventTitle', events.title) as team
    from join_requests request
    join teams on teams.event_id = request.event_id and teams.id = request.team_id
    join events on events.id = request.event_id and events.cancelled_at is null and events.deleted_at is null
    join accounts on accounts.id = request.user_id
    where request.state = 'REJECTED'
      and request.answered_at <= ${now}::timestamptz - ${UNDO_SECONDS}::float8 * interval '1 second'
      and request.answered_at > ${now}::timestamptz - ${NEWS_HOURS}::float8 * interval '1 hour'
      and not exists (select from notifications where recipient_id = request.user_id
        and dedupe_key = 'join-answer:' || request.id)
    order by request.answered_at limit ${BATCH_SIZE} for update of request skip locked`.execute(transaction);
  return rows;
}
