import type { MailMessage } from '../../platform/mail/Mailer';
import { createEventMail, type MailedEvent } from '../events/createEventMail';
import type { NewNotification } from '../notifications/notify';
import type { TicketFacts } from '../../platform/tickets/ticketToken';
import type { Seats } from './saveRegistration';

const HOUR_MS = 3_600_000;

interface Recipient {
  email: string;
  firstname: string;
}

/**
 * Host notifications of a registration: a summary per hour, and a message when the last seat is taken.
 * The summary has the count of its hour's first registration: later ones never update the row.
 */
export function createHostNotifications(
  event: { id: string; ownerId: string; title: string },
  { taken, held, capacityMax }: Seats,
  now: Date,
): NewNotification[] {
  const recipient = { recipientId: event.ownerId, eventId: event.id };
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const people = taken - held;
  const registered: NewNotification = {
    ...recipient,
    type: 'REGISTRATION',
    title: 'New registrations',
    message: `${people === 1 ? '1 person' : `${people} people`} registered for ${event.title}.`,
    dedupeKey: `registration:${event.id}:${hour}`,
  };
  if (taken !== capacityMax) return [registered];
  const full: NewNotification = {
    ...recipient,
    type: 'CAPACITY_REACHED',
    title: 'Event full',
    message: `All ${taken} seats of ${event.title} are taken.`,
    dedupeKey: `capacity:${event.id}:${capacityMax}`,
  };
  return [registered, full];
}

/** The mail about a new registration, with its ticket. */
export const createConfirmationMail = (
  event: MailedEvent,
  person: Recipient,
  ticket: TicketFacts,
): MailMessage =>
  createEventMail(event, {
    person,
    subject: `You are registered: ${event.title}`,
    text: `You are registered for ${event.title}.`,
    calendar: 'PUBLISH',
    ticket,
  });
