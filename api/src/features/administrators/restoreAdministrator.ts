import { ADMINISTRATORS_MAX } from '@marquee/shared-contracts';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { findAdministrator } from '../events/findAdministrators';
import { lockEvent } from '../events/lockEvent';
import { reopenNotification } from './administratorMessages';
import { takeDeparture, UNDO_MS } from './departures';
import { countAdministrators } from './queries';

/**
 * Returns a host who has just left to the administrators, as accepted or invited as before; a repeat changes nothing
 * (HO-5).
 * @throws `NOT_FOUND`, `UNDO_EXPIRED` or `ADMINISTRATOR_LIMIT`
 */
export async function restoreAdministrator(
  transaction: DatabaseTransaction,
  { eventId, hostId, clock }: { eventId: string; hostId: string; clock: Clock },
) {
  const { now, deletedAt } = await lockEvent(transaction, eventId, clock);
  if (deletedAt !== null) refuse('NOT_FOUND');
  const found = await findAdministrator(transaction, eventId, hostId);
  if (found !== undefined) return found;
  const { leftAt, ...administrator } =
    (await takeDeparture(transaction, { eventId, userId: hostId })) ?? refuse('NOT_FOUND');
  if (now.getTime() >= leftAt.getTime() + UNDO_MS) refuse('UNDO_EXPIRED');
  // The owner may have added another host meanwhile.
  if ((await countAdministrators(transaction, eventId)) >= ADMINISTRATORS_MAX) refuse('ADMINISTRATOR_LIMIT');
  await transaction.insertInto('eventAdministrators').values(administrator).execute();
  if (administrator.acceptedAt === null) await reopenNotification(transaction, administrator);
  const entry = { actorId: hostId, action: 'administrator.restore', objectId: eventId, details: {} };
  await writeAuditEntry(transaction, entry, now);
  return findAdministrator(transaction, eventId, hostId);
}
