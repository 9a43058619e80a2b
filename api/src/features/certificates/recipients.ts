import {
  type CertificateDesign,
  type CertificateStatus,
  MAX_COUNTED_PEOPLE,
} from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/Database';

export interface Recipients {
  eventId: string;
  designId: string | null;
  design: CertificateDesign;
}

const recipientConditions: Readonly<Record<CertificateDesign['recipients'], RawBuilder<boolean>>> = {
  all: sql`true`,
  'checked-in': sql`registrations.checked_in_at is not null`,
  submitted: sql`attempts.user_id is not null`,
};

/** For a statement that locks the accounts, too. */
export const WITH_ACCOUNTS = sql`registrations
  join accounts on accounts.id = registrations.user_id and accounts.state = 'ACTIVE'`;

/** Selects the same people without reading each account; an index has the few accounts that are not active. */
const WITH_ACTIVE_ACCOUNT = sql`(
  select * from registrations
  where not exists (select from accounts where accounts.id = registrations.user_id and accounts.state <> 'ACTIVE')
) as registrations`;

/** The people with a certificate of the design. PostgreSQL 15 would sort them in `not exists`; `offset 0` keeps an index's order. */
const selectHolders = (designId: string | null) =>
  sql`select user_id from certificates where design_id = ${designId} order by user_id offset 0`;

/** The registered people whom the design names and who have no certificate yet (CE-3). */
export const selectMissing = (people: RawBuilder<unknown>, { eventId, designId, design }: Recipients) => sql`
  from ${people}
  left join attempts on attempts.event_id = registrations.event_id and attempts.user_id = registrations.user_id
    and attempts.state in ('SUBMITTED', 'AUTO_SUBMITTED') and attempts.answered >= 1
  left join quiz_ranks on quiz_ranks.event_id = attempts.event_id
    and quiz_ranks.correct_answers = attempts.correct_answers and quiz_ranks.seconds = attempts.seconds
  left join team_members on team_members.event_id = registrations.event_id
    and team_members.user_id = registrations.user_id
  left join teams on teams.event_id = team_members.event_id and teams.id = team_members.team_id
  where registrations.event_id = ${eventId} and registrations.state = 'ACTIVE'
    and (${recipientConditions[design.recipients]} or quiz_ranks.rank <= ${design.winnersTo})
    and not exists (select from (${selectHolders(designId)}) as holders where holders.user_id = registrations.user_id)`;

/** The number of people who would get a certificate now, estimated for an event with many people. */
export async function countMissing(
  database: Database,
  { issued, ...recipients }: Recipients & { issued: number },
): Promise<Pick<CertificateStatus, 'missing' | 'missingIsEstimated'>> {
  const { taken } = await database
    .selectFrom('eventSeats')
    .select('taken')
    .where('eventId', '=', recipients.eventId)
    .executeTakeFirstOrThrow();
  if (taken > MAX_COUNTED_PEOPLE) return { missing: Math.max(1, taken - issued), missingIsEstimated: true };
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people ${selectMissing(WITH_ACTIVE_ACCOUNT, recipients)}`.execute(database);
  return { missing: rows[0]?.people ?? 0 };
}
