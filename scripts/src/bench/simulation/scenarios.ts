import type { CallCost } from './CallCost';
import { measuredCosts } from './measuredCosts';

/** Calls of one kind that arrive at random moments of a period. */
export interface Phase {
  name: string;
  cost: CallCost;
  calls: number;
  seconds: number;
}

export interface Scenario {
  name: string;
  phases: readonly Phase[];
  /** Open pages of people who are logged in. */
  streams: number;
}

const { answer, eventPage, login, registration, session, submit } = measuredCosts;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** chosen: a fifth of all visitors in the busiest hour, 20 pages each, and a quiz of 20,000 as the largest. */
const festival: Scenario = {
  name: 'A fest of 200,000 people',
  streams: 40_000,
  phases: [
    { name: 'logins, half of the busiest hour', cost: login, calls: 20_000, seconds: HOUR },
    { name: 'event pages of the busiest hour', cost: eventPage, calls: 800_000, seconds: HOUR },
    { name: 'sessions of the busiest hour', cost: session, calls: 1_600_000, seconds: HOUR },
    { name: 'registrations after the opening', cost: registration, calls: 50_000, seconds: 10 * MINUTE },
    { name: 'answers of the quiz, every 15 s', cost: answer, calls: 800_000, seconds: 10 * MINUTE },
    { name: 'submits at its end', cost: submit, calls: 20_000, seconds: 10 },
  ],
};

/** chosen: all come within ten minutes, a tenth logs in then, answers every 20 s, submits within a minute. */
const nationalQuiz: Scenario = {
  name: 'A national quiz of 2,000,000 people',
  streams: 2_000_000,
  phases: [
    { name: 'logins', cost: login, calls: 200_000, seconds: 10 * MINUTE },
    { name: 'event pages', cost: eventPage, calls: 2_000_000, seconds: 10 * MINUTE },
    { name: 'sessions', cost: session, calls: 4_000_000, seconds: 10 * MINUTE },
    { name: 'registrations of the last day', cost: registration, calls: 1_000_000, seconds: 24 * HOUR },
    { name: 'answers, every 20 s', cost: answer, calls: 120_000_000, seconds: 20 * MINUTE },
    { name: 'submits at the end', cost: submit, calls: 2_000_000, seconds: MINUTE },
  ],
};

export const scenarios = { festival, nationalQuiz };
