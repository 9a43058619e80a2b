import type { CertificateKind } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { refuse } from '../../platform/http/refuse';
import { insertCertificates, lockIssuingDesign, requireIssuable } from './issueCertificates';

interface Addition {
  eventId: string;
  accountId: string;
  actorId: string;
  kind: CertificateKind;
  /** Required for winners, and null for others. */
  rank: number | null;
}

/**
 * Issues a certificate to one registered person; a repeat keeps the first one (CE-5).
 * @throws `CERTIFICATES_TOO_EARLY`, or `VALIDATION` for a winner without a rank
 */
export async function addCertificate(parts: TimedDatabase, addition: Addition): Promise<void> {
  const { eventId, accountId, actorId, kind, rank } = addition;
  if ((kind === 'WINNER') !== (rank !== null))
    refuse('VALIDATION', { errors: [{ field: 'rank', message: 'A winner has a rank, others have none.' }] });
  const event = await requireIssuable(parts, eventId);
  await parts.database.transaction().execute(async (transaction) => {
    const { id: designId, now } = await lockIssuingDesign(transaction, parts, { eventId, event });
    await insertCertificates(transaction, {
      designId,
      now,
      kind: sql`${kind}`,
      found: sql`
        select registrations.user_id, trim(registrations.first_name || ' ' || registrations.last_name) as name,
          teams.name as team, ${rank}::integer as rank, null::integer as score
        from registrations
        join accounts on accounts.id = registrations.user_id and accounts.state = 'ACTIVE'
        left join team_members on team_members.event_id = registrations.event_id
          and team_members.user_id = registrations.user_id
        left join teams on teams.event_id = team_members.event_id and teams.id = team_members.team_id
        where registrations.event_id = ${eventId} and registrations.user_id = ${accountId}
          and registrations.state = 'ACTIVE'
        for key share of accounts`,
    });
    const entry = { actorId, action: 'certificate.add', objectId: eventId, details: { kind } };
    await writeAuditEntry(transaction, entry, now);
  });
}
