import { DOOR_LINKS_MAX } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { makeDoorToken } from '../../platform/access/findDoorLink';
import { hashToken } from '../../platform/access/token';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

/** Links of an event, the newest first; revoked ones too, up to a number that no host reaches by hand. */
const MAX_LISTED = 200;

const selectLinks = (database: Database, eventId: string) =>
  database
    .selectFrom('doorLinks')
    .select((eb) => [
      'doorLinks.id',
      'doorLinks.name',
      'doorLinks.createdAt',
      'doorLinks.revokedAt',
      eb
        .selectFrom('doorScans')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('doorScans.linkId', '=', 'doorLinks.id')
        .$asScalar()
        .$notNull()
        .as('scans'),
    ])
    .where('doorLinks.eventId', '=', eventId);

export const listLinks = (database: Database, eventId: string) =>
  selectLinks(database, eventId)
    .orderBy('doorLinks.createdAt', 'desc')
    .orderBy('doorLinks.id', 'desc')
    .limit(MAX_LISTED)
    .execute();

export const findLink = (database: Database, eventId: string, linkId: string) =>
  selectLinks(database, eventId).where('doorLinks.id', '=', linkId).executeTakeFirst();

interface NewLink {
  eventId: string;
  name: string;
  actorId: string;
  now: Date;
}

/**
 * Creates a link, whose token only the caller learns. The lock on the event makes the limit exact.
 * @throws `TOO_MANY_LINKS`
 */
export async function createLink(
  transaction: DatabaseTransaction,
  { eventId, name, actorId, now }: NewLink,
): Promise<{ id: string; token: string }> {
  await transaction.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
  const { live } = await transaction
    .selectFrom('doorLinks')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('eventId', '=', eventId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (live >= DOOR_LINKS_MAX) refuse('TOO_MANY_LINKS');
  const id = uuidv7();
  const token = makeDoorToken();
  await transaction
    .insertInto('doorLinks')
    .values({ id, eventId, name, tokenHash: hashToken(token), createdBy: actorId, createdAt: now })
    .execute();
  const entry = { actorId, action: 'door-link.create', objectId: eventId, details: { linkId: id } };
  await writeAuditEntry(transaction, entry, now);
  return { id, token };
}

/** Ends a link; a repeat keeps the first time. */
export async function revokeLink(
  transaction: DatabaseTransaction,
  { eventId, linkId, actorId, now }: Omit<NewLink, 'name'> & { linkId: string },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('doorLinks')
    .set({ revokedAt: now })
    .where('eventId', '=', eventId)
    .where('id', '=', linkId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const entry = { actorId, action: 'door-link.revoke', objectId: eventId, details: { linkId } };
  await writeAuditEntry(transaction, entry, now);
}
