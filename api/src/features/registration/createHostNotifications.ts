import type { NewNotification } from '../notifications/notify';
import type { Seats } from './saveRegistration';

const HOUR = 3_600_000;

interface RegisteredEvent {
  id: string;
  ownerId: string;
  title: string;
}

/**
 * What the host is told of a registration: one notice for each hour in which people came, and one when the last seat
 * of this capacity went. chosen: no number in the grouped one; it would make every registration rewrite the same row.
 */
export function createHostNotifications(
  event: RegisteredEvent,
  { taken, capacityMax }: Seats,
  now: Date,
): NewNotification[] {
  const told = { recipientId: event.ownerId, eventId: event.id };
  const hour = Math.floor(now.getTime() / HOUR);
  const registered: NewNotification = {
    ...told,
    type: 'REGISTRATION',
    title: 'New registrations',
    message: `People have registered for ${event.title}.`,
    dedupeKey: `registration:${event.id}:${hour}`,
  };
  if (taken !== capacityMax) return [registered];
  const full: NewNotification = {
    ...told,
    type: 'CAPACITY_REACHED',
    title: 'Event full',
    message: `All ${taken} places of ${event.title} are taken.`,
    dedupeKey: `capacity:${event.id}:${capacityMax}`,
  };
  return [registered, full];
}
