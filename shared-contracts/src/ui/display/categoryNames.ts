import type { Category } from '../../contract/index';

/** A type of event as it is written: one of them, and all of them. */
export const categoryNames: Record<Category, { one: string; many: string }> = {
  quiz: { one: 'Quiz', many: 'Quizzes' },
  hackathon: { one: 'Hackathon', many: 'Hackathons' },
  webinar: { one: 'Webinar', many: 'Webinars' },
  seminar: { one: 'Seminar', many: 'Seminars' },
  other: { one: 'Event', many: 'Events' },
};

/** How a mode is written (EV-38). */
export const modeNames = { online: 'Online', offline: 'Offline' } as const;
