import { hasHostRight, type HostEventDetails, type HostRight, links } from '@marquee/shared-contracts';

interface EventTab {
  label: string;
  to: string;
}

/**
 * Lists the screens of an event that the host's role opens: questions and scores for quizzes, rooms for events on site,
 * check-in, announcements and certificates for published ones. The current tab stays while the event loads, and if the event does not need it.
 */
export function listEventTabs(
  eventId: string,
  event: Pick<HostEventDetails, 'category' | 'mode' | 'state' | 'role' | 'administratorRole'> | undefined,
  current: string,
): EventTab[] {
  const isQuiz = event?.category === 'quiz';
  // Until the event is loaded, every role keeps the tabs of most hosts.
  const has = (right: HostRight) => event === undefined || hasHostRight(event, right);
  const tabs: (EventTab & { isAvailable: boolean })[] = [
    { label: 'Details', to: links.eventDetail(eventId), isAvailable: true },
    { label: 'Questions', to: links.createQuiz(eventId), isAvailable: isQuiz && has('event') },
    { label: 'Participants', to: links.participants(eventId), isAvailable: has('participants') },
    {
      label: 'Check-in',
      to: links.checkIn(eventId),
      isAvailable: event !== undefined && event.state !== 'draft' && has('participants'),
    },
    {
      label: 'Rooms',
      to: links.rooms(eventId),
      isAvailable: event?.mode === 'offline' && has('participants'),
    },
    { label: 'Scores', to: links.quizScores(eventId), isAvailable: isQuiz && has('management') },
    {
      label: 'Announcements',
      to: links.announcements(eventId),
      isAvailable: event !== undefined && event.state !== 'draft' && has('management'),
    },
    {
      label: 'Certificates',
      to: links.eventCertificates(eventId),
      isAvailable: event !== undefined && event.state !== 'draft' && has('management'),
    },
    { label: 'Collaborators', to: links.collaborators(eventId), isAvailable: true },
  ];
  return tabs
    .filter(({ to, isAvailable }) => isAvailable || to === current)
    .map(({ label, to }) => ({ label, to }));
}
