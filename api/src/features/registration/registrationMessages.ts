import { formatDateTime } from '@marquee/shared-contracts';
import type { MailMessage } from '../../platform/mail/Mailer';
import type { NewNotification } from '../notifications/notify';
import type { Seats } from './saveRegistration';

const HOUR_MS = 3_600_000;

interface Recipient {
  email: string;
  firstname: string;
}

/**
 * Host notifications of a registration: a summary per hour, and a message when the last seat is taken.
 * The hourly notification has no count, because every registration would then update the same row.
 */
export function createHostNotifications(
  event: { id: string; ownerId: string; title: string },
  { taken, capacityMax }: Seats,
  now: Date,
): NewNotification[] {
  const recipient = { recipientId: event.ownerId, eventId: event.id };
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const registered: NewNotification = {
    ...recipient,
    type: 'REGISTRATION',
    title: 'New registrations',
    message: `People have registered for ${event.title}.`,
    dedupeKey: `registration:${event.id}:${hour}`,
  };
  if (taken !== capacityMax) return [registered];
  const full: NewNotification = {
    ...recipient,
    type: 'CAPACITY_REACHED',
    title: 'Event full',
    message: `All ${taken} places of ${event.title} are taken.`,
    dedupeKey: `capacity:${event.id}:${capacityMax}`,
  };
  return [registered, full];
}

/** The mail about a new registration; times are in the event's own time zone (EV-5). */
export function createConfirmationMail(
  event: { title: string; organization: string; venue: string; startTime: Date; timezone: string },
  person: Recipient,
): MailMessage {
  const start = formatDateTime(event.startTime.toISOString(), event.timezone);
  const place = event.venue === '' ? event.organization : event.venue;
  return {
    to: person.email,
    subject: `You are registered: ${event.title}`,
    text: `Hello ${person.firstname},\n\nyou are registered for ${event.title}.\n\nStart: ${start}\nWhere: ${place}`,
  };
}

/** The mail about a cancelled registration. */
export const createCancellationMail = (event: { title: string }, person: Recipient): MailMessage => ({
  to: person.email,
  subject: `You are no longer registered: ${event.title}`,
  text: `Hello ${person.firstname},\n\nyour registration for ${event.title} is cancelled and your place is free again.`,
});
