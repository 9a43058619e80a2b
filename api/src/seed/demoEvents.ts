import type { DemoEvent } from './DemoEvent';
import { fiveAtFive } from './events/fiveAtFive';
import { hackathons } from './events/hackathons';
import { quizzes } from './events/quizzes';
import { seminars } from './events/seminars';
import { webinars } from './events/webinars';

/** All events; their order decides the attendees. */
export const demoEvents: readonly DemoEvent[] = [
  ...quizzes,
  ...hackathons,
  ...webinars,
  ...seminars,
  ...fiveAtFive,
];
