import type { AttemptState, ShowScores } from '@marquee/shared-contracts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted } from './Defaulted';

export interface QuizOption {
  id: string;
  text: string;
}

interface Quizzes {
  eventId: string;
  /** Null for the event's own title (QZ-17). */
  title: string | null;
  showScores: Defaulted<ShowScores>;
  /** The time at which every attempt was closed after the end and the hosts were notified. */
  closedAt: Defaulted<Date | null>;
  /** All attempts and ranked attempts, counted after the end; null before. */
  attempts: Defaulted<number | null>;
  ranked: Defaulted<number | null>;
}

/** Ranked attempts of an ended quiz that chose an option; without a row none. */
interface OptionCounts {
  eventId: string;
  optionId: string;
  chosen: number;
}

/** A distinct result of an ended quiz, its rank, and how many people have it; all or none of a quiz are stored. */
interface QuizRanks {
  eventId: string;
  correctAnswers: number;
  seconds: number;
  people: number;
  rank: number;
}

interface QuizQuestions {
  eventId: string;
  id: string;
  position: number;
  questionText: string;
  /** Written as JSON text, because the driver would convert a list to an SQL array. */
  options: ColumnType<QuizOption[], string, string>;
  correctOptionId: string;
}

interface Attempts {
  eventId: string;
  userId: string;
  state: Defaulted<AttemptState>;
  startedAt: Date;
  submittedAt: Date | null;
  answered: Defaulted<number | null>;
  correctAnswers: Defaulted<number | null>;
  lastAnswerAt: Defaulted<Date | null>;
  /** Whole seconds from the start to the last counted answer, as displayed and compared (LB-1). */
  seconds: GeneratedAlways<number>;
}

/** The name and email of an attempt's person, which a host's search reads and triggers write. */
interface AttemptNames {
  eventId: string;
  userId: string;
  text: GeneratedAlways<string>;
}

interface Answers {
  eventId: string;
  userId: string;
  questionId: string;
  optionId: string;
  answeredAt: Date;
  /** Number of changes of the answer, from 1, for detecting conflicts of offline devices (QZ-10). */
  revision: Defaulted<number>;
}

interface CoinEntries {
  userId: string;
  reason: 'QUIZ' | 'QUIZ_DISQUALIFIED';
  eventId: string;
  coins: number;
  at: Date;
}

interface Badges {
  userId: string;
  threshold: number;
  awardedAt: Date;
}

export interface QuizTables {
  quizzes: Quizzes;
  optionCounts: OptionCounts;
  quizRanks: QuizRanks;
  attemptNames: AttemptNames;
  coinEntries: CoinEntries;
  badges: Badges;
  quizQuestions: QuizQuestions;
  attempts: Attempts;
  answers: Answers;
}
