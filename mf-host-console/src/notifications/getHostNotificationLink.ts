import { links, type Notification, type NotificationType } from '@marquee/shared-contracts';
import type { NotificationTarget } from '@marquee/shared-contracts/widgets/notifications';

type CreateEventLink = (eventId: string) => NotificationTarget;

const linkToEvent: CreateEventLink = (eventId) => ({ label: 'See the event', to: links.event(eventId) });
const linkToAttendees: CreateEventLink = (eventId) => ({
  label: 'See who is registered',
  to: links.participants(eventId),
});

/** Links of event notifications; a deleted event has no page (EV-24). */
const EVENT_LINKS: Partial<Record<NotificationType, CreateEventLink>> = {
  REGISTRATION: linkToAttendees,
  REQUEST: (eventId) => ({
    label: 'Answer the requests',
    to: `${links.participants(eventId)}?view=requests`,
  }),
  CAPACITY_REACHED: linkToAttendees,
  CAPACITY_LOW: linkToAttendees,
  QUIZ_ENDED: (eventId) => ({ label: 'View Quiz Scores', to: links.quizScores(eventId) }),
  EVENT_CHANGED: linkToEvent,
  EVENT_CANCELLED: linkToEvent,
  REMINDER_24H: linkToEvent,
  ADMIN_ADDED: (eventId) => ({ label: 'See the event', to: links.eventDetail(eventId) }),
};

/** Returns the link of a host's notification, or undefined when there is no page to show. */
export function getHostNotificationLink(notification: Notification): NotificationTarget | undefined {
  const { type, eventId, action } = notification;
  // The host's screens are closed to a host who left or was removed.
  if (type === 'ADMIN_ADDED' && action?.['state'] === 'LEFT') return undefined;
  if (type === 'WELCOME') return { label: 'Manage events', to: links.manageEvents() };
  return eventId === null ? undefined : EVENT_LINKS[type]?.(eventId);
}
