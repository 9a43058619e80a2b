import { type HostEventDetails, links } from '@marquee/shared-contracts';

interface EventTab {
  label: string;
  to: string;
}

/**
 * Lists the screens of an event: questions and scores for quizzes, rooms for events on site, announcements for
 * published ones. The current tab stays while the event loads, and if the event does not need it.
 */
export function listEventTabs(
  eventId: string,
  event: Pick<HostEventDetails, 'category' | 'mode' | 'state'> | undefined,
  current: string,
): EventTab[] {
  const isQuiz = event?.category === 'quiz';
  const tabs: (EventTab & { isAvailable: boolean })[] = [
    { label: 'Details', to: links.eventDetail(eventId), isAvailable: true },
    { label: 'Questions', to: links.createQuiz(eventId), isAvailable: isQuiz },
    { label: 'Participants', to: links.participants(eventId), isAvailable: true },
    { label: 'Rooms', to: links.rooms(eventId), isAvailable: event?.mode === 'offline' },
    { label: 'Scores', to: links.quizScores(eventId), isAvailable: isQuiz },
    {
      label: 'Announcements',
      to: links.announcements(eventId),
      isAvailable: event !== undefined && event.state !== 'draft',
    },
    { label: 'Collaborators', to: links.collaborators(eventId), isAvailable: true },
  ];
  return tabs
    .filter(({ to, isAvailable }) => isAvailable || to === current)
    .map(({ label, to }) => ({ label, to }));
}
