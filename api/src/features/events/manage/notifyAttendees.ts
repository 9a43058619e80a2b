import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { MailMessage, Mailer } from '../../../platform/mail/Mailer';
import { type NotificationType, notify } from '../../notifications/notify';

/** News about an event for its attendees. */
export interface EventAnnouncement {
  type: NotificationType;
  title: string;
  message: string;
  dedupeKey: string;
  sendsMail: boolean;
}

/** Notifies registered people by notification and mail, in the transaction of the cause (EV-24, EV-26). */
export async function notifyAttendees(
  { transaction, mailer, now }: { transaction: DatabaseTransaction; mailer: Mailer; now: Date },
  eventId: string,
  { sendsMail, ...news }: EventAnnouncement,
): Promise<void> {
  const people = await findAttendees(transaction, eventId);
  const notifications = people.map(({ id }) => ({ ...news, recipientId: id, eventId }));
  await notify(transaction, notifications, now);
  if (!sendsMail) return;
  const mails = people.map(({ email, firstname }): MailMessage => ({
    to: email,
    kind: 'bulk',
    subject: news.title,
    text: `Hello ${firstname},\n\n${news.title}.\n\n${news.message}`,
  }));
  await mailer.enqueue(transaction, mails, now);
}

const findAttendees = (transaction: DatabaseTransaction, eventId: string) =>
  transaction
    .selectFrom('registrations')
    .innerJoin('accounts', 'accounts.id', 'registrations.userId')
    .select(['accounts.id', 'accounts.email', 'accounts.firstname'])
    .where('registrations.eventId', '=', eventId)
    .where('registrations.state', '=', 'ACTIVE')
    .orderBy('accounts.id')
    .execute();
