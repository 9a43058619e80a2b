import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { Mailer } from '../../../platform/mail/Mailer';
import { type NotificationType, notify } from '../../notifications/notify';
import { createEventMail, type MailedEvent } from '../createEventMail';

/** News about an event for its attendees. */
export interface EventAnnouncement {
  type: NotificationType;
  title: string;
  message: string;
  dedupeKey: string;
  sendsMail: boolean;
}

/**
 * Notifies registered people by notification and mail, in the transaction of the cause (EV-24, EV-26). The end of an
 * event also reaches people who wait or asked; a change does not, because it may contain the join link (EV-39).
 */
export async function notifyAttendees(
  { transaction, mailer, now }: { transaction: DatabaseTransaction; mailer: Mailer; now: Date },
  event: MailedEvent,
  { sendsMail, ...news }: EventAnnouncement,
): Promise<void> {
  const isChange = news.type === 'EVENT_CHANGED';
  const people = await findRecipients(transaction, event.id, { hasApplicants: !isChange });
  const notifications = people.map(({ id }) => ({ ...news, recipientId: id, eventId: event.id }));
  await notify(transaction, notifications, now);
  if (!sendsMail) return;
  const mails = people.map((person) =>
    createEventMail(event, {
      person,
      kind: 'bulk',
      subject: news.title,
      text: `${news.title}.\n\n${news.message}`,
      calendar: isChange ? 'PUBLISH' : 'CANCEL',
      hasFacts: isChange,
      hasPage: news.type !== 'EVENT_DELETED',
    }),
  );
  await mailer.enqueue(transaction, mails, now);
}

/** The event as this transaction has saved it, for its next calendar file. */
export const toNextVersion = <Event extends MailedEvent & { now: Date }>(event: Event): Event => ({
  ...event,
  version: event.version + 1,
  lastUpdate: event.now,
});

const findRecipients = (
  transaction: DatabaseTransaction,
  eventId: string,
  { hasApplicants }: { hasApplicants: boolean },
) =>
  transaction
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.email', 'accounts.firstname'])
    .where('accounts.id', 'in', (eb) =>
      eb
        .selectFrom('registrations')
        .select('registrations.userId')
        .where('registrations.eventId', '=', eventId)
        .where('registrations.state', '=', 'ACTIVE')
        .$if(hasApplicants, (query) =>
          query
            .union(eb.selectFrom('waits').select('waits.userId').where('waits.eventId', '=', eventId))
            .union(
              eb
                .selectFrom('registrationRequests')
                .select('registrationRequests.userId')
                .where('registrationRequests.eventId', '=', eventId)
                .where('registrationRequests.state', '=', 'PENDING'),
            ),
        ),
    )
    .orderBy('accounts.id')
    .execute();
