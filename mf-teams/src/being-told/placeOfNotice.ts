import { links, type Notification, type NotificationType } from '@marquee/shared-contracts';
import type { NoticePlace } from '@marquee/shared-contracts/notifications';

type OfEvent = (eventId: string, notice: Notification) => NoticePlace;

const event: OfEvent = (eventId) => ({ label: 'See the event', to: links.event(eventId) });
const team: OfEvent = (eventId) => ({ label: 'See my team', to: links.team(eventId) });

/** Where the notices lead that are about an event; one that was deleted has no page any more (EV-24). */
const PLACES: Partial<Record<NotificationType, OfEvent>> = {
  JOIN_REQUEST: team,
  TEAM_CHANGE: team,
  JOIN_ANSWER: (eventId, notice) =>
    notice.action?.['state'] === 'APPROVED'
      ? team(eventId, notice)
      : { label: 'Find another team', to: links.createOrJoin(eventId, 'join') },
  EVENT_CHANGED: event,
  EVENT_CANCELLED: event,
  REMINDER_24H: event,
  REMINDER_1H: event,
  QUIZ_STARTED: (eventId) => ({ label: 'Go to the quiz', to: links.quiz(eventId) }),
  RESULT_READY: (eventId) => ({ label: 'See your result', to: links.leaderboard(eventId) }),
};

/** What a notice is about, for a participant; undefined where there is nothing to see. */
export function placeOfNotice(notice: Notification): NoticePlace | undefined {
  if (notice.type === 'BADGE') return { label: 'See your badges', to: links.badges() };
  if (notice.type === 'WELCOME') return { label: 'Find an event', to: links.home() };
  return notice.eventId === null ? undefined : PLACES[notice.type]?.(notice.eventId, notice);
}
