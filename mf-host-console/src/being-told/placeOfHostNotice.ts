import { links, type Notification, type NotificationType } from '@marquee/shared-contracts';
import type { NoticePlace } from '@marquee/shared-contracts/notifications';

type OfEvent = (eventId: string) => NoticePlace;

const event: OfEvent = (eventId) => ({ label: 'See the event', to: links.event(eventId) });
const people: OfEvent = (eventId) => ({ label: 'See who is registered', to: links.participants(eventId) });

/** Where a host's notices lead that are about an event; one that was deleted has no page any more (EV-24). */
const PLACES: Partial<Record<NotificationType, OfEvent>> = {
  REGISTRATION: people,
  CAPACITY_REACHED: people,
  CAPACITY_LOW: people,
  QUIZ_ENDED: (eventId) => ({ label: 'View Quiz Scores', to: links.quizScores(eventId) }),
  EVENT_CHANGED: event,
  EVENT_CANCELLED: event,
  REMINDER_24H: event,
  ADMIN_ADDED: (eventId) => ({ label: 'See the event', to: links.eventDetail(eventId) }),
};

/** What a notice is about, for a host; undefined where there is nothing to see. */
export function placeOfHostNotice({ type, eventId }: Notification): NoticePlace | undefined {
  if (type === 'WELCOME') return { label: 'Manage events', to: links.manageEvents() };
  return eventId === null ? undefined : PLACES[type]?.(eventId);
}
