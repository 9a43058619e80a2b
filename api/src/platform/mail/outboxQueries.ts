import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import type { MailKind } from './Mailer';

/** The database and its clock: it decides what is due, for all instances alike. */
export interface Outbox {
  database: Database;
  clock: Clock;
}

/** A mail that this process has to send before its claim ends. */
export interface ClaimedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sealed: string | null;
  /** Tries so far, this one included. */
  tries: number;
}

/**
 * How long a claim lasts unless it is renewed, in seconds: so long the mails of a process that died are left alone. An
 * event loop that is blocked for longer than this loses its claims.
 */
export const CLAIM_SECONDS = 6;

const addSeconds = ({ clock }: Pick<Outbox, 'clock'>, seconds: number): RawBuilder<Date> =>
  sql<Date>`${clock.sqlNow()} + ${seconds}::float8 * interval '1 second'`;

export interface Claim {
  instance: string;
  kind: MailKind;
  limit: number;
  /** The mails that this process is sending: never claimed a second time. */
  sending: readonly string[];
  /** Whether claims of other processes that have ended may be taken over. */
  takesOver: boolean;
}

/** Claims mails that are due, the longest due first. Nobody else gets them until the claim ends. */
export async function claimMails(outbox: Outbox, claim: Claim): Promise<ClaimedMail[]> {
  const { instance, kind, limit, sending, takesOver } = claim;
  // In a subquery the clock is read once, so that the index finds what is due.
  const { rows } = await sql<ClaimedMail>`
    with due as materialized (
      select id from mails
      where kind = ${kind} and sent_at is null and given_up_at is null and due_at <= (select ${outbox.clock.sqlNow()})
        and (claimed_until is null or (${takesOver}::boolean and claimed_until <= (select ${outbox.clock.sqlNow()})))
        and id <> all (${[...sending]}::uuid[])
      order by due_at limit ${limit} for update skip locked
    )
    update mails set claimed_by = ${instance}, claimed_until = ${addSeconds(outbox, CLAIM_SECONDS)}, tries = tries + 1
    from due where mails.id = due.id
    returning mails.id, to_address as to, subject, text, html, sealed, tries`.execute(outbox.database);
  return rows;
}

/** Keeps the claims of mails that are being sent. */
export async function renewClaims(outbox: Outbox, instance: string, ids: readonly string[]): Promise<void> {
  await sql`update mails set claimed_until = ${addSeconds(outbox, CLAIM_SECONDS)}
    where id = any (${[...ids]}::uuid[]) and claimed_by = ${instance} and sent_at is null`.execute(
    outbox.database,
  );
}

const BLANK = sql`text = '', html = '', sealed = null`;

/** Whether somebody who has an account or signs up is behind an address: other addresses are forgotten. */
const IS_KNOWN = sql`(exists (select from accounts where lower(email) = lower(mails.to_address))
  or exists (select from sign_up_drafts where email = mails.to_address))`;

const FORGET = sql`${BLANK}, to_address = case when ${IS_KNOWN} then to_address else '' end`;

/** Marks a mail as sent and forgets what it said; `keepsText` is for the developer's mailbox. */
export async function markSent(outbox: Outbox, id: string, keepsText: boolean): Promise<void> {
  await sql`update mails set sent_at = ${outbox.clock.sqlNow()}, claimed_by = null, claimed_until = null
    ${keepsText ? sql`` : sql`, ${FORGET}`} where id = ${id}`.execute(outbox.database);
}

/** Leaves a mail for another try after `delay` seconds; gives it up, blank, where it is older than `maxAge` seconds. */
export async function markFailed(
  outbox: Outbox,
  { id, instance }: { id: string; instance: string },
  { delay, maxAge }: { delay: number; maxAge: number },
): Promise<{ isGivenUp: boolean }> {
  const isOld = sql`created_at < ${addSeconds(outbox, -maxAge)}`;
  const { rows } = await sql<{ isGivenUp: boolean }>`
    update mails set claimed_by = null, claimed_until = null, due_at = ${addSeconds(outbox, delay)},
      given_up_at = case when ${isOld} then ${outbox.clock.sqlNow()} end,
      text = case when ${isOld} then '' else text end,
      html = case when ${isOld} then '' else html end,
      sealed = case when ${isOld} then null else sealed end
    where id = ${id} and claimed_by = ${instance} and sent_at is null
    returning given_up_at is not null as is_given_up`.execute(outbox.database);
  return rows[0] ?? { isGivenUp: false };
}

/** Mails of one statement, which has to end within the statement timeout. */
const AT_ONCE = 1_000;

/** Blanks what the release before left in clear, and addresses of accounts deleted since. */
export async function forgetSentMails({ database }: Outbox): Promise<void> {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE;) {
    const { rows } = await sql`
      with remembered as materialized (
        select id from mails
        where (sent_at is not null or given_up_at is not null)
          and (text <> '' or html <> '' or sealed is not null or (to_address <> '' and not ${IS_KNOWN}))
        limit ${AT_ONCE}
      )
      update mails set ${FORGET} from remembered where mails.id = remembered.id returning mails.id`.execute(
      database,
    );
    forgotten = rows.length;
  }
}
