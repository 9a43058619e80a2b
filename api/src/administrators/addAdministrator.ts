import { ADMINISTRATORS_MAX } from '@marquee/shared-contracts';
import { lockChangeable } from '../hosting/lockChangeable';
import { audit } from '../audit/audit';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { notify } from '../notifications/notify';
import { refuse } from '../refuse';
import { countAdministrators, findAdministrator, findHosts } from './queries';

export interface NewAdministrator {
  eventId: string;
  hostId: string;
  ownerId: string;
  clock: Clock;
}

/** Makes a host an administrator and tells this person, or finds that it was done before (HO-5, G-7). */
export async function addAdministrator(transaction: DatabaseTransaction, added: NewAdministrator) {
  const { eventId, hostId, ownerId, clock } = added;
  const event = await lockChangeable(transaction, eventId, clock);
  const { now } = event;
  const found = await findAdministrator(transaction, eventId, hostId);
  if (found !== undefined) return found;
  await requireOtherHost(transaction, hostId, event.ownerId);
  // Counted under the event's lock: two who add at once wait for each other (G-6).
  if ((await countAdministrators(transaction, eventId)) >= ADMINISTRATORS_MAX) refuse('ADMINISTRATOR_LIMIT');
  await transaction
    .insertInto('eventAdministrators')
    .values({ eventId, userId: hostId, addedAt: now })
    .execute();
  await tell(transaction, { ...added, title: event.title, now });
  const entry = { actorId: ownerId, action: 'administrator.add', objectId: eventId, details: { hostId } };
  await audit(transaction, entry, now);
  return findAdministrator(transaction, eventId, hostId);
}

async function requireOtherHost(
  transaction: DatabaseTransaction,
  hostId: string,
  ownerId: string,
): Promise<void> {
  const host = await findHosts(transaction).select('id').where('id', '=', hostId).executeTakeFirst();
  if (host === undefined || host.id === ownerId) refuse('NOT_A_HOST');
}

async function tell(
  transaction: DatabaseTransaction,
  { eventId, hostId, now, title }: NewAdministrator & { title: string; now: Date },
): Promise<void> {
  const notice = {
    recipientId: hostId,
    type: 'ADMIN_ADDED' as const,
    title: 'You are an administrator',
    message: `You can now manage the event "${title}" with its owner.`,
    eventId,
    action: { type: 'ADMIN_ADDED', eventId, hostId },
    // Who was removed and comes back is told again.
    dedupeKey: `administrator:${eventId}:${now.getTime()}`,
  };
  await notify(transaction, [notice], now);
}
