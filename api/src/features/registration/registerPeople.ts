import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { StoredForm } from '../../platform/database/tables/eventTables';
import type { Mailer } from '../../platform/mail/Mailer';
import type { TicketFacts } from '../../platform/tickets/ticketToken';
import { createEventMail, type MailedEvent } from '../events/createEventMail';
import { type NewNotification, notify } from '../notifications/notify';
import { createHostNotifications } from './registrationMessages';
import { type Seats, toTicketFacts, writeRegistrations } from './saveRegistration';

/** A person with the form of the later registration. */
export interface Applicant {
  userId: string;
  form: StoredForm;
  email: string;
  firstname: string;
}

/** News for people about their seat, by notification and mail. */
export interface News {
  type: NewNotification['type'];
  title: string;
  /** The subject of the mail, the notification's title with the event's. */
  subject: string;
  text: string;
  calendar?: 'PUBLISH';
}

interface Told {
  people: readonly (Pick<Applicant, 'userId' | 'email' | 'firstname'> & { ticket?: TicketFacts })[];
  mailer: Mailer;
  now: Date;
}

/**
 * Registers people for free seats, which the caller has locked and counted, and tells them and the host. Returns the
 * number of people registered, which is lower if some were registered already.
 */
export async function registerPeople(
  transaction: DatabaseTransaction,
  event: MailedEvent & { ownerId: string },
  { people, mailer, now, news }: Omit<Told, 'people'> & { people: readonly Applicant[]; news: News },
): Promise<number> {
  const registrations = people.map(({ userId, email, form }) => ({
    eventId: event.id,
    account: { id: userId, email },
    form,
    answers: form.answers ?? [],
  }));
  const saved = await writeRegistrations(transaction, registrations, sql`${now}::timestamptz`);
  const registered = new Map(saved.map((row) => [row.userId, toTicketFacts(row)]));
  if (registered.size === 0) return 0;
  const seats = await countSeats(transaction, event.id, { taken: registered.size });
  await notify(transaction, createHostNotifications(event, seats, now), now);
  const told = people.flatMap((person) => {
    const ticket = registered.get(person.userId);
    return ticket === undefined ? [] : [{ ...person, ticket }];
  });
  await tellPeople(transaction, event, { people: told, mailer, now, ...news, calendar: 'PUBLISH' });
  return registered.size;
}

/** Counts seats that people take, `held` of them by an offer. */
export const countSeats = (
  transaction: DatabaseTransaction,
  eventId: string,
  { taken, held = 0 }: { taken: number; held?: number },
): Promise<Seats> =>
  transaction
    .updateTable('eventSeats')
    .set({ taken: sql`taken + ${taken}`, held: sql`held + ${held}` })
    .where('eventId', '=', eventId)
    .returning(['taken', 'held', 'capacityMax'])
    .executeTakeFirstOrThrow();

/**
 * Notifies people, also by mail; only those who get a calendar file are registered and learn the join link (EV-39). A
 * person may get a seat of an event several times.
 */
export async function tellPeople(
  transaction: DatabaseTransaction,
  event: MailedEvent,
  { people, mailer, now, type, title, subject, text, calendar }: Told & News,
): Promise<void> {
  const notifications = people.map(({ userId }) => ({
    recipientId: userId,
    eventId: event.id,
    type,
    title,
    message: text,
    dedupeKey: `${type}:${event.id}:${now.getTime()}`,
  }));
  await notify(transaction, notifications, now);
  const mailed = calendar === undefined ? { ...event, joinLink: null } : event;
  const mails = people.map((person) =>
    createEventMail(mailed, {
      person,
      subject,
      text,
      ...(calendar !== undefined && { calendar }),
      ...(person.ticket !== undefined && { ticket: person.ticket }),
    }),
  );
  await mailer.enqueue(transaction, mails, now);
}
