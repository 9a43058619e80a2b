import { formatDateTime } from '@marquee/shared-contracts';
import type { MailMessage } from '../../platform/mail/Mailer';

interface RegisteredEvent {
  title: string;
  organization: string;
  venue: string;
  startTime: Date;
  timezone: string;
}

/** The mail about a cancelled registration. */
export const createCancellationMail = (
  event: { title: string },
  person: { email: string; firstname: string },
): MailMessage => ({
  to: person.email,
  subject: `You are no longer registered: ${event.title}`,
  text: `Hello ${person.firstname},\n\nyour registration for ${event.title} is cancelled and your place is free again.`,
});

/** The mail about a new registration; times are in the event's own time zone (EV-5). */
export function createConfirmationMail(
  event: RegisteredEvent,
  person: { email: string; firstname: string },
): MailMessage {
  const start = formatDateTime(event.startTime.toISOString(), event.timezone);
  const place = event.venue === '' ? event.organization : event.venue;
  return {
    to: person.email,
    subject: `You are registered: ${event.title}`,
    text: `Hello ${person.firstname},\n\nyou are registered for ${event.title}.\n\nStart: ${start}\nWhere: ${place}`,
  };
}
