import { links, type Notification, type NotificationType } from '@marquee/shared-contracts';
import type { NotificationTarget } from '@marquee/shared-contracts/widgets/notifications';

type CreateEventLink = (eventId: string) => NotificationTarget;

const linkToEvent: CreateEventLink = (eventId) => ({ label: 'See the event', to: links.event(eventId) });
const linkToAttendees: CreateEventLink = (eventId) => ({
  label: 'See who is registered',
  to: links.participants(eventId),
});

/** Where a host's notices lead that are about an event; one that was deleted has no page any more (EV-24). */
const EVENT_LINKS: Partial<Record<NotificationType, CreateEventLink>> = {
  REGISTRATION: linkToAttendees,
  CAPACITY_REACHED: linkToAttendees,
  CAPACITY_LOW: linkToAttendees,
  QUIZ_ENDED: (eventId) => ({ label: 'View Quiz Scores', to: links.quizScores(eventId) }),
  EVENT_CHANGED: linkToEvent,
  EVENT_CANCELLED: linkToEvent,
  REMINDER_24H: linkToEvent,
  ADMIN_ADDED: (eventId) => ({ label: 'See the event', to: links.eventDetail(eventId) }),
};

/** What a notice is about, for a host; undefined where there is nothing to see. */
export function getHostNotificationLink({ type, eventId }: Notification): NotificationTarget | undefined {
  if (type === 'WELCOME') return { label: 'Manage events', to: links.manageEvents() };
  return eventId === null ? undefined : EVENT_LINKS[type]?.(eventId);
}
