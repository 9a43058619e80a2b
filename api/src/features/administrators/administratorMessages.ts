import {
  type AdministratorRole,
  administratorRoleNames,
  formatFullName,
  links,
} from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';
import type { MailMessage } from '../../platform/mail/Mailer';
import type { NewNotification } from '../notifications/notify';

interface Person {
  firstname: string;
  lastname: string;
}

export interface AddedAdministrator {
  event: { id: string; title: string };
  owner: Person;
  host: Person & { id: string; email: string };
  role: AdministratorRole;
}

/** A sentence for each role, which tells its rights in notifications and mails (HO-19). */
const rightTexts: Readonly<Record<AdministratorRole, string>> = {
  MANAGER: 'You can manage it now.',
  EDITOR: 'You can edit the event and its questions.',
  DESK: 'You can see its participants, check them in and give them rooms.',
};

const getAdditionKey = (eventId: string, addedAt: Date): string =>
  `administrator:${eventId}:${addedAt.getTime()}`;

/** The notification of a new administrator, with the actions Accept and Leave (HO-5). */
export const createAdditionNotification = (
  { event, owner, host, role }: AddedAdministrator,
  now: Date,
): NewNotification => ({
  recipientId: host.id,
  type: 'ADMIN_ADDED',
  title: 'You are an administrator',
  message: `${formatFullName(owner)} made you an administrator of "${event.title}". ${rightTexts[role]} Accept or leave.`,
  eventId: event.id,
  action: { type: 'ADMIN_ADDED', eventId: event.id, hostId: host.id, state: 'PENDING' },
  // A host who was removed and added again is notified again.
  dedupeKey: getAdditionKey(event.id, now),
});

/** The mail to a new administrator, with a link to the page with both buttons. */
export const createAdditionMail = (
  { event, owner, host, role }: AddedAdministrator,
  publicUrl: string | undefined,
): MailMessage => ({
  to: host.email,
  subject: `You are an administrator of ${event.title}`,
  text:
    `Hello ${host.firstname},\n\n${formatFullName(owner)} made you an administrator of ${event.title}. ${rightTexts[role]}\n\n` +
    'Until you accept, its public page does not name you and its hosts do not see your email address.\n\n' +
    (publicUrl === undefined
      ? 'Accept or leave under Notifications at Marquee.'
      : `Accept or leave here:\n${new URL(links.eventDetail(event.id), publicUrl).href}`),
});

interface Removal {
  event: AddedAdministrator['event'] & { visibility: 'public' | 'private' };
  owner: Person;
  hostId: string;
}

/** Tells an administrator that the owner removed them; a private event gets no link, which would open nothing. */
export const createRemovalNotification = ({ event, owner, hostId }: Removal, now: Date): NewNotification => ({
  recipientId: hostId,
  type: 'EVENT_CHANGED',
  title: `You are no longer an administrator of ${event.title}`,
  message: `${formatFullName(owner)} removed you from the administrators of "${event.title}".`,
  ...(event.visibility === 'public' ? { eventId: event.id } : {}),
  dedupeKey: `administrator-removed:${event.id}:${now.getTime()}`,
});

interface RoleChange {
  event: AddedAdministrator['event'];
  owner: Person;
  hostId: string;
  role: AdministratorRole;
}

/** Tells an administrator the new role (HO-19). */
export const createRoleNotification = (
  { event, owner, hostId, role }: RoleChange,
  now: Date,
): NewNotification => ({
  recipientId: hostId,
  type: 'EVENT_CHANGED',
  title: `Your role at ${event.title}: ${administratorRoleNames[role]}`,
  message: `${formatFullName(owner)} changed your role at "${event.title}". ${rightTexts[role]}`,
  eventId: event.id,
  dedupeKey: `administrator-role:${event.id}:${now.getTime()}`,
});

const setState = (state: string) => sql<string>`jsonb_set(action, '{state}', to_jsonb(${state}::text))`;

/** Updates the person's notifications about an event with the outcome (NT-4). */
export async function settleNotifications(
  transaction: DatabaseTransaction,
  { eventId, hostId }: { eventId: string; hostId: string },
  state: 'ACCEPTED' | 'LEFT',
): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ action: setState(state) })
    .where('recipientId', '=', hostId)
    .where('eventId', '=', eventId)
    .where('type', '=', 'ADMIN_ADDED')
    .where(sql<string>`action ->> 'state'`, '=', 'PENDING')
    .execute();
  publishAfterCommit(transaction, [`account:${hostId}`]);
}

/** Offers Accept and Leave again in the notification of an addition that a host declined (HO-5). */
export async function reopenNotification(
  transaction: DatabaseTransaction,
  { eventId, userId, addedAt }: { eventId: string; userId: string; addedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ action: setState('PENDING') })
    .where('recipientId', '=', userId)
    .where('dedupeKey', '=', getAdditionKey(eventId, addedAt))
    .execute();
  publishAfterCommit(transaction, [`account:${userId}`]);
}
