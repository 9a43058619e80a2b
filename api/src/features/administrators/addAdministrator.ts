import { ADMINISTRATORS_MAX, type AdministratorRole } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { lockChangeableEvent } from '../events/lockChangeableEvent';
import { notify } from '../notifications/notify';
import { refuse } from '../../platform/http/refuse';
import { isWithinLimit, type Limit, createThrottle } from '../../platform/throttle/throttle';
import {
  type AddedAdministrator,
  createAdditionMail,
  createAdditionNotification,
} from './administratorMessages';
import { findAdministrator } from '../events/findAdministrators';
import { countAdministrators, findHosts } from './queries';

/** Mails per person about being added, because owners may add and remove repeatedly. */
const ADDITION_MAILS: Limit = { name: 'administrator-mails', hits: 10, seconds: 86_400 };

export interface NewAdministrator {
  eventId: string;
  hostId: string;
  /** A manager by default. */
  role?: AdministratorRole | undefined;
  owner: { id: string; firstname: string; lastname: string };
}

/**
 * Makes a host an administrator and notifies the host; a repeat changes nothing (HO-5, G-7).
 * @throws `NOT_A_HOST`, `ADMINISTRATOR_LIMIT`, or the error of an event that cannot change
 */
export async function addAdministrator(
  app: Pick<Application, 'clock' | 'mailer' | 'publicUrl'>,
  transaction: DatabaseTransaction,
  added: NewAdministrator,
) {
  const { eventId, hostId, role = 'MANAGER', owner } = added;
  const event = await lockChangeableEvent(transaction, eventId, app.clock);
  const { now } = event;
  const found = await findAdministrator(transaction, eventId, hostId);
  if (found !== undefined) return found;
  const host = await requireOtherHost(transaction, hostId, event.ownerId);
  // Counted under the event's lock, so that concurrent additions wait.
  if ((await countAdministrators(transaction, eventId)) >= ADMINISTRATORS_MAX) refuse('ADMINISTRATOR_LIMIT');
  await transaction
    .insertInto('eventAdministrators')
    .values({ eventId, userId: hostId, role, addedAt: now })
    .execute();
  const addition = { event: { id: eventId, title: event.title }, owner, host, role };
  await notify(transaction, [createAdditionNotification(addition, now)], now);
  await mailInvitation(app, transaction, { ...addition, now });
  const entry = {
    actorId: owner.id,
    action: 'administrator.add',
    objectId: eventId,
    details: { hostId, role },
  };
  await writeAuditEntry(transaction, entry, now);
  return findAdministrator(transaction, eventId, hostId);
}

async function requireOtherHost(transaction: DatabaseTransaction, hostId: string, ownerId: string) {
  const host = await findHosts(transaction)
    .select(['id', 'firstname', 'lastname', 'email'])
    .where('id', '=', hostId)
    .executeTakeFirst();
  return host === undefined || host.id === ownerId ? refuse('NOT_A_HOST') : host;
}

async function mailInvitation(
  { mailer, publicUrl }: Pick<Application, 'mailer' | 'publicUrl'>,
  transaction: DatabaseTransaction,
  { now, ...addition }: AddedAdministrator & { now: Date },
): Promise<void> {
  if (await isWithinLimit(transaction, createThrottle(ADDITION_MAILS, addition.host.id), now))
    await mailer.enqueue(transaction, createAdditionMail(addition, publicUrl), now);
}
