import { type CertificateDesign, DEFAULT_CERTIFICATE_DESIGN } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { requireOwnImage } from '../uploads/requireOwnImage';

const DESIGN_COLUMNS = [
  'certificateDesigns.id',
  'certificateDesigns.design',
  'certificateDesigns.pictures',
  'certificateDesigns.eventTitle',
  'certificateDesigns.organization',
  'certificateDesigns.heldOn',
] as const;

/** The saved design of an event; undefined before the first save. */
export const findDesign = (database: Database, eventId: string) =>
  database
    .selectFrom('certificateDesigns')
    .select(DESIGN_COLUMNS)
    .where('eventId', '=', eventId)
    .executeTakeFirst();

/** Certificates of a design by state. */
export const countCertificates = (database: Database, designId: string) =>
  database
    .selectFrom('certificateDesigns')
    .select((eb) => [
      'issued',
      'revoked',
      eb
        .selectFrom('certificates')
        .select(({ fn }) => fn.countAll<number>().as('untold'))
        .whereRef('certificates.designId', '=', 'certificateDesigns.id')
        .where('toldAt', 'is', null)
        .$asScalar()
        .as('untold'),
    ])
    .where('id', '=', designId)
    .executeTakeFirstOrThrow();

/**
 * Locks an event's design until the transaction ends, so that certificates are issued by one design. A missing one is
 * saved as the default.
 */
export async function lockDesign(transaction: DatabaseTransaction, eventId: string, now: Date) {
  await insertDesign(transaction, { eventId, design: DEFAULT_CERTIFICATE_DESIGN, now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('certificateDesigns')
    .select(DESIGN_COLUMNS)
    .where('eventId', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface SavedDesign {
  eventId: string;
  design: CertificateDesign;
  now: Date;
}

const toColumns = ({ design, now }: SavedDesign) => ({
  design: JSON.stringify(design),
  issueAtEnd: design.issueAtEnd,
  pictures: listPictures(design),
  savedAt: now,
});

const insertDesign = (transaction: DatabaseTransaction, saved: SavedDesign) =>
  transaction
    .insertInto('certificateDesigns')
    .values({ id: uuidv7(), eventId: saved.eventId, ...toColumns(saved) });

/**
 * Saves a design (CE-1). Pictures of another host may stay, but not be added.
 * @throws `VALIDATION` for a picture that the caller did not upload
 */
export async function saveDesign(
  transaction: DatabaseTransaction,
  saved: SavedDesign,
  actorId: string,
): Promise<void> {
  const { eventId, design, now } = saved;
  const { pictures: earlier } = await lockDesign(transaction, eventId, now);
  for (const path of listPictures(design))
    if (!earlier.includes(path))
      await requireOwnImage(transaction, {
        path,
        accountId: actorId,
        field: path === design.logoUrl ? 'logoUrl' : 'signatures',
      });
  await transaction
    .updateTable('certificateDesigns')
    .set(toColumns(saved))
    .where('eventId', '=', eventId)
    .execute();
  await writeAuditEntry(transaction, { actorId, action: 'certificates.design', objectId: eventId }, now);
}

const listPictures = ({ logoUrl, signatures }: CertificateDesign): string[] => [
  ...new Set([logoUrl, ...signatures.map(({ pictureUrl }) => pictureUrl)].filter((path) => path !== '')),
];
