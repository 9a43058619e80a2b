import { CERTIFICATE_CODE_LETTERS } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { readDatabaseTime, type TimedDatabase } from '../../platform/database/TimedDatabase';
import { refuse } from '../../platform/http/refuse';
import { hasQuizEnded } from '../quiz/hasQuizEnded';
import { saveQuizRanks } from '../quiz/leaderboard/quizRanks';
import { lockDesign } from './designs';
import { type Recipients, selectMissing, WITH_ACCOUNTS } from './recipients';

/**
 * A random code in SQL: the 100 random bits of an id, without the digits that its version fixes, as letters (CE-9).
 */
const CODE = sql`translate(
  substr(made.hex, 1, 12) || substr(made.hex, 18, 13), '0123456789abcdef', ${sql.lit(CERTIFICATE_CODE_LETTERS)})`;

/** The event's facts that decide whether certificates can be issued. */
export const findIssuingEvent = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .select([
      'events.title',
      'events.organization',
      'events.category',
      'events.startTime',
      'events.endTime',
      'events.cancelledAt',
      'events.draft',
      sql<string>`(events.end_time at time zone events.timezone)::date::text`.as('heldOn'),
      sql<boolean>`exists (select from attempts where attempts.event_id = events.id and attempts.state = 'OPEN')`.as(
        'hasOpenAttempts',
      ),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();

type IssuingEvent = Awaited<ReturnType<typeof findIssuingEvent>>;

/** Whether the event has begun, a quiz ended with all attempts closed, so that results are final (CE-4). */
export function canIssue(event: IssuingEvent, now: Date): boolean {
  if (event.cancelledAt !== null || event.draft !== null) return false;
  if (event.category !== 'quiz') return event.startTime <= now;
  return hasQuizEnded(event, now) && !event.hasOpenAttempts;
}

interface NewCertificates {
  designId: string;
  now: Date;
  /** Kind by the columns of `found`. */
  kind: RawBuilder<unknown>;
  /**
   * People with user_id, name, team, rank and score. A lock of their accounts keeps names out that a deletion removes
   * meanwhile. Their order ends the search for earlier certificates before the first insert, which would else slow it.
   */
  found: RawBuilder<unknown>;
}

/** Issues certificates in one statement, and skips people who have one; returns their number. */
export async function insertCertificates(
  transaction: DatabaseTransaction,
  { designId, now, kind, found }: NewCertificates,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into certificates (id, design_id, user_id, code, kind, name, team, rank, score, issued_at)
    select gen_random_uuid(), ${designId}, found.user_id, ${CODE}, ${kind}, found.name, found.team, found.rank,
      found.score, ${now}
    from (${found}) as found
    cross join lateral (
      select replace(gen_random_uuid()::text, '-', '') as hex where found.user_id is not null
    ) as made
    on conflict (design_id, user_id) do nothing`.execute(transaction);
  return Number(numAffectedRows);
}

const insertMissing = (
  transaction: DatabaseTransaction,
  recipients: Recipients & { designId: string; now: Date },
) =>
  insertCertificates(transaction, {
    ...recipients,
    kind: sql`case when found.rank <= ${recipients.design.winnersTo} then 'WINNER' else 'PARTICIPATION' end`,
    found: sql`
      select registrations.user_id, trim(registrations.first_name || ' ' || registrations.last_name) as name,
        teams.name as team, quiz_ranks.rank, attempts.correct_answers as score
      ${selectMissing(WITH_ACCOUNTS, recipients)}
      order by registrations.user_id for key share of accounts`,
  });

interface Issue {
  eventId: string;
  /** Null for the server itself. */
  actorId: string | null;
}

/**
 * Issues certificates to all people of the event's design who have none; returns their number (CE-3).
 * @throws `CERTIFICATES_TOO_EARLY`
 */
export async function issueCertificates(parts: TimedDatabase, { eventId, actorId }: Issue): Promise<number> {
  const { database } = parts;
  const event = await requireIssuable(parts, eventId);
  if (event.category === 'quiz') await saveQuizRanks(database, eventId);
  return database.transaction().execute(async (transaction) => {
    const { id: designId, design, now } = await lockIssuingDesign(transaction, parts, { eventId, event });
    const issued = await insertMissing(transaction, { eventId, designId, design, now });
    const entry = { actorId, action: 'certificates.issue', objectId: eventId, details: { issued } };
    await writeAuditEntry(transaction, entry, now);
    return issued;
  });
}

/** @throws `CERTIFICATES_TOO_EARLY` */
export async function requireIssuable(parts: TimedDatabase, eventId: string): Promise<IssuingEvent> {
  const event = await findIssuingEvent(parts.database, eventId);
  return canIssue(event, await readDatabaseTime(parts)) ? event : refuse('CERTIFICATES_TOO_EARLY');
}

/** Locks the design and stores the event's facts of the first issue, which later certificates share. */
export async function lockIssuingDesign(
  transaction: DatabaseTransaction,
  { clock }: TimedDatabase,
  { eventId, event }: { eventId: string; event: IssuingEvent },
) {
  const now = await readDatabaseTime({ database: transaction, clock });
  const design = await lockDesign(transaction, eventId, now);
  await transaction
    .updateTable('certificateDesigns')
    .set({ issuedAt: now, eventTitle: event.title, organization: event.organization, heldOn: event.heldOn })
    .where('id', '=', design.id)
    .where('issuedAt', 'is', null)
    .execute();
  return { ...design, now };
}

/** Events of designs that issue at the end, whose end has come (CE-4). */
const findDueEvents = ({ database, clock }: TimedDatabase) =>
  database
    .selectFrom('certificateDesigns')
    .innerJoin('events', 'events.id', 'certificateDesigns.eventId')
    .select('events.id')
    .where('certificateDesigns.issueAtEnd', '=', true)
    .where('certificateDesigns.issuedAt', 'is', null)
    .where('events.endTime', '<=', clock.sqlNow())
    .where('events.cancelledAt', 'is', null)
    .where('events.deletedAt', 'is', null)
    .where('events.draft', 'is', null)
    .orderBy('events.endTime')
    .limit(100)
    .execute();

/** Job: issues the certificates of events that have ended; a quiz waits until its attempts are closed. */
export async function issueDueCertificates(parts: TimedDatabase): Promise<void> {
  const now = await readDatabaseTime(parts);
  for (const { id } of await findDueEvents(parts))
    if (canIssue(await findIssuingEvent(parts.database, id), now))
      await issueCertificates(parts, { eventId: id, actorId: null });
}
