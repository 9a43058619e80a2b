import type { DemoEvent } from '../DemoEvent';

const ROUNDS = 26;
/** Days from one round to the next, and from the last one to now. */
const STEP = 3;
const LAST = 4;

const TOPICS = ['rivers', 'inventions', 'cricket', 'films', 'mathematics', 'food', 'the sky'] as const;

function round(number: number): DemoEvent {
  const day = -LAST - STEP * (ROUNDS - number);
  const topic = TOPICS[number % TOPICS.length] ?? TOPICS[0];
  return {
    key: `five-${number}`,
    host: 'host3',
    category: 'quiz',
    mode: 'online',
    title: `Five at Five, round ${number}: ${topic}`,
    description: `Five questions at five o’clock, the first of them always about ${topic}. A quarter of an hour, no teams, no prizes but the coins.`,
    organization: 'Deccan Student Guild',
    image: number % 2 === 0 ? 'events/bright-idea.svg' : 'events/around-the-globe.svg',
    registration: [
      [day - 2, '09:00'],
      [day, '17:00'],
    ],
    time: [
      [day, '17:00'],
      [day, '17:15'],
    ],
    timeline: ['Five questions from 17:00, the board at 17:15.'],
    registered: 4,
  };
}

/** A series of short quizzes that are over: a long past, and badges for who came to all of them. */
export const fiveAtFive: readonly DemoEvent[] = Array.from({ length: ROUNDS }, (_round, index) =>
  round(index + 1),
);

/** The rounds from this one on, to which participant2 came as well: enough to stand just before the first badge. */
export const LATE_ROUNDS = fiveAtFive.slice(-9);
