import type { Category } from '../../contract/index';

/** Display names of event types, singular and plural. */
export const categoryNames: Record<Category, { one: string; many: string }> = {
  quiz: { one: 'Quiz', many: 'Quizzes' },
  hackathon: { one: 'Hackathon', many: 'Hackathons' },
  webinar: { one: 'Webinar', many: 'Webinars' },
  seminar: { one: 'Seminar', many: 'Seminars' },
  other: { one: 'Event', many: 'Events' },
};

/** Display names of event modes. */
export const modeNames = { online: 'Online', offline: 'Offline' } as const;
