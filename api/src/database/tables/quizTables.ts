import type { ColumnType } from 'kysely';
import type { Defaulted } from '../Database';

export interface QuizOption {
  id: string;
  text: string;
}

interface QuizQuestions {
  eventId: string;
  id: string;
  position: number;
  questionText: string;
  /** Written as JSON text: the driver would make an SQL array of a list. */
  options: ColumnType<QuizOption[], string, string>;
  correctOptionId: string;
}

interface Attempts {
  eventId: string;
  userId: string;
  state: Defaulted<'OPEN' | 'SUBMITTED' | 'AUTO_SUBMITTED' | 'DISQUALIFIED' | 'VOID'>;
  startedAt: Date;
  submittedAt: Date | null;
  answered: Defaulted<number | null>;
  correctAnswers: Defaulted<number | null>;
  lastAnswerAt: Defaulted<Date | null>;
}

interface Answers {
  eventId: string;
  userId: string;
  questionId: string;
  optionId: string;
  answeredAt: Date;
}

export interface QuizTables {
  quizQuestions: QuizQuestions;
  attempts: Attempts;
  answers: Answers;
}
