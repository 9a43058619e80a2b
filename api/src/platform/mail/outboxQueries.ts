import { type RawBuilder, sql } from 'kysely';
import type { TimedDatabase } from '../database/TimedDatabase';
import type { MailKind } from './MailKind';
import type { CalendarAttachment } from './MailTransport';
import type { TicketFacts } from '../tickets/ticketToken';
import type { Database } from '../database/Database';

/** A mail that this process must send before its claim expires. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The encrypted text; null if `text` and `html` are readable. */
  sealed: string | null;
  calendar: CalendarAttachment | null;
  ticket: TicketFacts | null;
  unsubscribeUrl: string | null;
  /** Number of tries, including the current try. */
  tries: number;
}

/**
 * Lifetime of a claim in seconds, and so the delay for a dead process's mails. An event loop blocked for
 * longer loses its claims.
 */
export const CLAIM_SECONDS = 6;

const addSeconds = ({ clock }: Pick<TimedDatabase, 'clock'>, seconds: number): RawBuilder<Date> =>
  sql<Date>`${clock.sqlNow()} + ${seconds}::float8 * interval '1 second'`;

export interface Claim {
  instance: string;
  kind: MailKind;
  limit: number;
  /** The mails that this process is sending and must not claim again. */
  sendingIds: readonly string[];
  /** Whether expired claims of other processes may be taken over. */
  canTakeOver: boolean;
}

/** Claims due mails, oldest due time first; no other process sends them until the claim expires. */
export async function claimMails(outbox: TimedDatabase, claim: Claim): Promise<ClaimedMail[]> {
  const { instance, kind, limit, sendingIds, canTakeOver } = claim;
  // A subquery reads the clock once, so that the index can find due mails.
  const { rows } = await sql<ClaimedMail>`
    with due as materialized (
      select id from mails
      where kind = ${kind} and sent_at is null and given_up_at is null and due_at <= (select ${outbox.clock.sqlNow()})
        and (claimed_until is null or (${canTakeOver}::boolean and claimed_until <= (select ${outbox.clock.sqlNow()})))
        and id <> all (${[...sendingIds]}::uuid[])
      order by due_at limit ${limit} for update skip locked
    )
    update mails set claimed_by = ${instance}, claimed_until = ${addSeconds(outbox, CLAIM_SECONDS)}, tries = tries + 1
    from due where mails.id = due.id
    returning mails.id, kind, to_address as to, subject, text, html, sealed, calendar, ticket,
      unsubscribe_url, tries`.execute(outbox.database);
  return rows;
}

/** Renews the claims of mails that are being sent. */
export async function renewClaims(
  outbox: TimedDatabase,
  instance: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update mails set claimed_until = ${addSeconds(outbox, CLAIM_SECONDS)}
    where id = any (${[...ids]}::uuid[]) and claimed_by = ${instance} and sent_at is null`.execute(
    outbox.database,
  );
}

const REDACT_TEXT = sql`text = '', html = '', sealed = null, calendar = null, ticket = null,
  unsubscribe_url = null`;

/** Whether an account or a sign-up uses the address. */
const IS_ADDRESS_IN_USE = sql`(exists (select from accounts where lower(email) = lower(mails.to_address))
  or exists (select from sign_up_drafts where email = mails.to_address))`;

/** Redacts the text, and an address that nobody uses any more. */
const REDACT_MAIL = sql`${REDACT_TEXT}, to_address = case when ${IS_ADDRESS_IN_USE} then to_address else '' end`;

/** Marks a mail as sent and redacts it; `keepText` is for the developer's mailbox. */
export async function markSent(outbox: TimedDatabase, id: string, keepText: boolean): Promise<void> {
  await sql`update mails set sent_at = ${outbox.clock.sqlNow()}, claimed_by = null, claimed_until = null
    ${keepText ? sql`` : sql`, ${REDACT_MAIL}`} where id = ${id}`.execute(outbox.database);
}

/** Schedules another try after `delay` seconds; gives up and redacts a mail older than `maxAge` seconds. */
export async function markFailed(
  outbox: TimedDatabase,
  { id, instance }: { id: string; instance: string },
  { delay, maxAge }: { delay: number; maxAge: number },
): Promise<{ isGivenUp: boolean }> {
  const isOld = sql`created_at < ${addSeconds(outbox, -maxAge)}`;
  const { rows } = await sql<{ isGivenUp: boolean }>`
    update mails set claimed_by = null, claimed_until = null, due_at = ${addSeconds(outbox, delay)},
      given_up_at = case when ${isOld} then ${outbox.clock.sqlNow()} end,
      text = case when ${isOld} then '' else text end,
      html = case when ${isOld} then '' else html end,
      sealed = case when ${isOld} then null else sealed end,
      calendar = case when ${isOld} then null else calendar end,
      ticket = case when ${isOld} then null else ticket end,
      unsubscribe_url = case when ${isOld} then null else unsubscribe_url end
    where id = ${id} and claimed_by = ${instance} and sent_at is null
    returning given_up_at is not null as is_given_up`.execute(outbox.database);
  return rows[0] ?? { isGivenUp: false };
}

/** Mails per statement, so that a statement ends within its timeout. */
const BATCH_SIZE = 1_000;

/** Redacts finished mails: plain texts of the previous release, and addresses of deleted accounts. */
export async function redactFinishedMails({ database }: TimedDatabase): Promise<void> {
  for (let redacted = BATCH_SIZE; redacted === BATCH_SIZE;) {
    const { rows } = await sql`
      with unredacted as materialized (
        select id from mails
        where (sent_at is not null or given_up_at is not null)
          and (text <> '' or html <> '' or sealed is not null or calendar is not null or ticket is not null or unsubscribe_url is not null
            or (to_address <> '' and not ${IS_ADDRESS_IN_USE}))
        limit ${BATCH_SIZE}
      )
      update mails set ${REDACT_MAIL} from unredacted where mails.id = unredacted.id returning mails.id`.execute(
      database,
    );
    redacted = rows.length;
  }
}

/** Recipients and times of mails are removed after a week; the texts are blank as soon as they are sent. */
export async function purgeMails(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - 7 * 86_400_000);
  await database
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('sentAt', '<=', cutoff), eb('givenUpAt', '<=', cutoff)]))
    .execute();
}
