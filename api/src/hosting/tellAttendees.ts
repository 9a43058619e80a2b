import type { DatabaseTransaction } from '../database/Database';
import type { Letter, Mailer } from '../mail/Mailer';
import { type NotificationType, notify } from '../notifications/notify';

/** Something about an event that its attendees must know. */
export interface News {
  type: NotificationType;
  title: string;
  message: string;
  dedupeKey: string;
  mailed: boolean;
}

/** Tells everybody who is registered, by notice and mail, in the transaction of the cause (EV-24, EV-26). */
export async function tellAttendees(
  { transaction, mailer, now }: { transaction: DatabaseTransaction; mailer: Mailer; now: Date },
  eventId: string,
  { mailed, ...news }: News,
): Promise<void> {
  const people = await findAttendees(transaction, eventId);
  const notices = people.map(({ id }) => ({ ...news, recipientId: id, eventId }));
  await notify(transaction, notices, now);
  if (!mailed) return;
  const letters = people.map(({ email, firstname }): Letter => ({
    to: email,
    kind: 'bulk',
    subject: news.title,
    text: `Hello ${firstname},\n\n${news.title}.\n\n${news.message}`,
  }));
  await mailer.post(transaction, letters, now);
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
