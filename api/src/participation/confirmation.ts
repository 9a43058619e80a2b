import { formatDateTime } from '@marquee/shared-contracts';
import type { Letter } from '../mail/Mailer';

interface Joined {
  title: string;
  organization: string;
  venue: string;
  startTime: Date;
  timezone: string;
}

/** The mail after a cancelled registration. */
export const farewell = (event: { title: string }, person: { email: string; firstname: string }): Letter => ({
  to: person.email,
  subject: `You are no longer registered: ${event.title}`,
  text: `Hello ${person.firstname},\n\nyour registration for ${event.title} is cancelled and your place is free again.`,
});

/** The mail after a first registration; times in the event's own zone (EV-5). */
export function confirmation(event: Joined, person: { email: string; firstname: string }): Letter {
  const start = formatDateTime(event.startTime.toISOString(), event.timezone);
  const place = event.venue === '' ? event.organization : event.venue;
  return {
    to: person.email,
    subject: `You are registered: ${event.title}`,
    text: `Hello ${person.firstname},\n\nyou are registered for ${event.title}.\n\nStart: ${start}\nWhere: ${place}`,
  };
}
