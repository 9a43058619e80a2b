import type { NewNotification } from '../notifications/notify';
import type { Seats } from './saveRegistration';

const HOUR = 3_600_000;

interface RegisteredEvent {
  id: string;
  ownerId: string;
  title: string;
}

/**
 * Host notifications of a registration: one per hour with registrations, and one when the last seat is taken.
 * The hourly notification has no count, because every registration would then update the same row.
 */
export function createHostNotifications(
  event: RegisteredEvent,
  { taken, capacityMax }: Seats,
  now: Date,
): NewNotification[] {
  const recipient = { recipientId: event.ownerId, eventId: event.id };
  const hour = Math.floor(now.getTime() / HOUR);
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
