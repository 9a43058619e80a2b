import { links, type Notification, type NotificationType } from '@marquee/shared-contracts';
import type { NotificationTarget } from '@marquee/shared-contracts/widgets/notifications';

type CreateEventLink = (eventId: string, notice: Notification) => NotificationTarget;

const linkToEvent: CreateEventLink = (eventId) => ({ label: 'See the event', to: links.event(eventId) });
const linkToTeam: CreateEventLink = (eventId) => ({ label: 'See my team', to: links.team(eventId) });

/** Where the notices lead that are about an event; one that was deleted has no page any more (EV-24). */
const EVENT_LINKS: Partial<Record<NotificationType, CreateEventLink>> = {
  JOIN_REQUEST: linkToTeam,
  TEAM_CHANGE: linkToTeam,
  JOIN_ANSWER: (eventId, notice) =>
    notice.action?.['state'] === 'APPROVED'
      ? linkToTeam(eventId, notice)
      : { label: 'Find another team', to: links.createOrJoin(eventId, 'join') },
  EVENT_CHANGED: linkToEvent,
  EVENT_CANCELLED: linkToEvent,
  REMINDER_24H: linkToEvent,
  REMINDER_1H: linkToEvent,
  QUIZ_STARTED: (eventId) => ({ label: 'Go to the quiz', to: links.quiz(eventId) }),
  RESULT_READY: (eventId) => ({ label: 'See your result', to: links.leaderboard(eventId) }),
};

/** What a notice is about, for a participant; undefined where there is nothing to see. */
export function getNotificationLink(notice: Notification): NotificationTarget | undefined {
  if (notice.type === 'BADGE') return { label: 'See your badges', to: links.badges() };
  if (notice.type === 'WELCOME') return { label: 'Find an event', to: links.home() };
  return notice.eventId === null ? undefined : EVENT_LINKS[notice.type]?.(notice.eventId, notice);
}
