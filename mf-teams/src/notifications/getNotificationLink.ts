import { links, type Notification, type NotificationType } from '@marquee/shared-contracts';
import type { NotificationTarget } from '@marquee/shared-contracts/widgets/notifications';

type CreateEventLink = (eventId: string, notification: Notification) => NotificationTarget;

const linkToEvent: CreateEventLink = (eventId) => ({ label: 'See the event', to: links.event(eventId) });
const linkToTeam: CreateEventLink = (eventId) => ({ label: 'See my team', to: links.team(eventId) });

/** Links of notifications about an event; types about a deleted event have none. */
const EVENT_LINKS: Partial<Record<NotificationType, CreateEventLink>> = {
  JOIN_REQUEST: linkToTeam,
  TEAM_CHANGE: linkToTeam,
  JOIN_ANSWER: (eventId, notification) =>
    notification.action?.['state'] === 'APPROVED'
      ? linkToTeam(eventId, notification)
      : { label: 'Find another team', to: links.createOrJoin(eventId, 'join') },
  ANNOUNCEMENT: linkToEvent,
  EVENT_CHANGED: linkToEvent,
  EVENT_CANCELLED: linkToEvent,
  SEAT_GIVEN: linkToEvent,
  SEAT_OFFERED: (eventId) => ({ label: 'Confirm my seat', to: links.event(eventId) }),
  SEAT_LAPSED: linkToEvent,
  REQUEST_APPROVED: linkToEvent,
  REQUEST_DECLINED: linkToEvent,
  REMINDER_24H: linkToEvent,
  REMINDER_1H: linkToEvent,
  QUIZ_STARTED: (eventId) => ({ label: 'Go to the quiz', to: links.quiz(eventId) }),
  RESULT_READY: (eventId) => ({ label: 'See your result', to: links.leaderboard(eventId) }),
};

const CERTIFICATE_TYPES: ReadonlySet<NotificationType> = new Set(['CERTIFICATE', 'CERTIFICATE_REVOKED']);

/** The link of a participant's notification; undefined if there is no page for it. */
export function getNotificationLink(notification: Notification): NotificationTarget | undefined {
  if (notification.type === 'BADGE') return { label: 'See your badges', to: links.badges() };
  if (CERTIFICATE_TYPES.has(notification.type))
    return {
      label: 'See the certificate',
      to: links.certificate(notification.action?.['code'] ?? ''),
    };
  if (notification.type === 'WELCOME') return { label: 'Find an event', to: links.home() };
  return notification.eventId === null
    ? undefined
    : EVENT_LINKS[notification.type]?.(notification.eventId, notification);
}
