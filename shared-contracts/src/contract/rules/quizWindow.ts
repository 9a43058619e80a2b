/** Answers and submits that were under way when the time ran out still count: the wire gets two seconds (QZ-3). */
export const LATE_GRACE_MS = 2_000;

/** Where an attempt stands; OPEN may still be answered, the others are final. */
export const ATTEMPT_STATES = ['OPEN', 'SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED', 'VOID'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What taking a quiz depends on; `state` is the own attempt's, null before it exists. */
export interface QuizFacts {
  startTime: Date;
  endTime: Date;
  cancelled: boolean;
  totalQuestions: number;
  state: AttemptState | null;
}

export type QuizErrorCode =
  'EVENT_CANCELLED' | 'QUIZ_NOT_STARTED' | 'QUIZ_OVER' | 'QUIZ_SUBMITTED' | 'NO_QUESTIONS';

/**
 * Why a quiz cannot be taken at this instant, or undefined (QZ-1, QZ-13). The window is half-open (G-3); answers and
 * submits pass `WIRE_MS` as `graceMs`. Whoever submitted is told so also after the end.
 */
export function findQuizError(quiz: QuizFacts, now: Date, graceMs = 0): QuizErrorCode | undefined {
  if (quiz.cancelled || quiz.state === 'VOID') return 'EVENT_CANCELLED';
  if (quiz.state === 'SUBMITTED' || quiz.state === 'DISQUALIFIED') return 'QUIZ_SUBMITTED';
  if (now < quiz.startTime) return 'QUIZ_NOT_STARTED';
  if (quiz.state === 'AUTO_SUBMITTED' || now.getTime() >= quiz.endTime.getTime() + graceMs)
    return 'QUIZ_OVER';
  return quiz.totalQuestions === 0 ? 'NO_QUESTIONS' : undefined;
}

/** So long after the end a mistake in a question may still be found (QZ-14). */
const CORRECTABLE_MS = 7 * 86_400_000;

/** Whether the results of a quiz can no longer change. */
export const areResultsFinal = (endTime: Date, now: Date): boolean =>
  now.getTime() >= endTime.getTime() + CORRECTABLE_MS;
