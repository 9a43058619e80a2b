import { normalizeName } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import type { Mailer } from '../../platform/mail/Mailer';
import { notify } from '../notifications/notify';
import { createRevocationMail, createRevocationNotification } from './certificateMessages';

export interface HostChange {
  eventId: string;
  certificateId: string;
  actorId: string;
  now: Date;
}

/** Locks a certificate of an event. @throws `NOT_FOUND` */
const lockCertificate = async (transaction: DatabaseTransaction, { eventId, certificateId }: HostChange) =>
  (await transaction
    .selectFrom('certificates')
    .innerJoin('certificateDesigns', 'certificateDesigns.id', 'certificates.designId')
    .leftJoin('accounts', 'accounts.id', 'certificates.userId')
    .select([
      'certificates.id',
      'certificates.userId',
      'certificates.code',
      'certificates.revokedAt',
      'certificates.withdrawnAt',
      'certificateDesigns.eventTitle',
      'accounts.email',
      'accounts.firstname',
    ])
    .where('certificates.id', '=', certificateId)
    .where('certificateDesigns.eventId', '=', eventId)
    .forUpdate('certificates')
    .executeTakeFirst()) ?? refuse('NOT_FOUND');

/** Changes the name of a valid certificate. @throws `NOT_FOUND` or `CERTIFICATE_REVOKED` */
export async function renameCertificate(
  transaction: DatabaseTransaction,
  change: HostChange,
  name: string,
): Promise<void> {
  const { id, revokedAt, withdrawnAt } = await lockCertificate(transaction, change);
  if (revokedAt !== null || withdrawnAt !== null) refuse('CERTIFICATE_REVOKED');
  await transaction
    .updateTable('certificates')
    .set({ name: normalizeName(name) })
    .where('id', '=', id)
    .execute();
  await writeChange(transaction, change, 'certificate.rename');
}

interface Revocation {
  reason: string;
  mailer: Mailer;
}

/** Revokes a certificate and tells its person; a repeat keeps the first time and reason (CE-8). */
export async function revokeCertificate(
  transaction: DatabaseTransaction,
  change: HostChange,
  { reason, mailer }: Revocation,
): Promise<void> {
  const certificate = await lockCertificate(transaction, change);
  if (certificate.revokedAt !== null || certificate.withdrawnAt !== null) return;
  const { now, eventId } = change;
  await transaction
    .updateTable('certificates')
    .set({ revokedAt: now, reason })
    .where('id', '=', certificate.id)
    .execute();
  await writeChange(transaction, change, 'certificate.revoke');
  const { userId, email, firstname } = certificate;
  if (userId === null || email === null || firstname === null) return;
  const revoked = { ...certificate, reason, now };
  await notify(
    transaction,
    [{ ...createRevocationNotification(revoked), recipientId: userId, eventId }],
    now,
  );
  await mailer.enqueue(transaction, createRevocationMail(revoked, { email, firstname }), now);
}

/** Makes a revoked certificate valid again; a repeat changes nothing (CE-8). */
export async function restoreCertificate(
  transaction: DatabaseTransaction,
  change: HostChange,
): Promise<void> {
  const { id, revokedAt } = await lockCertificate(transaction, change);
  if (revokedAt === null) return;
  await transaction
    .updateTable('certificates')
    .set({ revokedAt: null, reason: '' })
    .where('id', '=', id)
    .execute();
  await writeChange(transaction, change, 'certificate.restore');
}

const writeChange = (
  transaction: DatabaseTransaction,
  { actorId, certificateId, now }: HostChange,
  action: string,
) => writeAuditEntry(transaction, { actorId, action, objectId: certificateId }, now);

/**
 * Corrects the name on an own certificate, once; a repeat with the same name succeeds (CE-7).
 * @throws `NOT_FOUND`, `CERTIFICATE_REVOKED` or `NAME_CORRECTED`
 */
export async function correctOwnName(
  database: Database,
  { certificateId, userId, now }: { certificateId: string; userId: string; now: Date },
  name: string,
): Promise<void> {
  const wanted = normalizeName(name);
  const { numUpdatedRows } = await database
    .updateTable('certificates')
    .set({ name: wanted, renamedAt: now })
    .where('id', '=', certificateId)
    .where('userId', '=', userId)
    .where('renamedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const current = await database
    .selectFrom('certificates')
    .select(['name', 'revokedAt'])
    .where('id', '=', certificateId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (current === undefined) refuse('NOT_FOUND');
  if (current.revokedAt !== null) refuse('CERTIFICATE_REVOKED');
  if (current.name !== wanted) refuse('NAME_CORRECTED');
}

/** Removes the name from the certificates of a deleted account, which stay as withdrawn (CE-9, PR-6). */
export async function withdrawCertificates(
  transaction: DatabaseTransaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('certificates')
    .set({ name: '', team: null, reason: '', withdrawnAt: now })
    .where('userId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .execute();
}
