/** When participants see scores: after submitting, or after the end of the quiz (LB-3). */
export const SHOW_SCORES = ['after-submitting', 'after-end'] as const;
export type ShowScores = (typeof SHOW_SCORES)[number];

/** Grace period for answers and submits sent before the end, in milliseconds (QZ-3). */
export const LATE_GRACE_MS = 2_000;

/** The states of an attempt; only OPEN accepts answers. */
export const ATTEMPT_STATES = ['OPEN', 'SUBMITTED', 'AUTO_SUBMITTED', 'DISQUALIFIED', 'VOID'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** The input of the decision; `state` is null before the attempt. */
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
 * Returns why a quiz cannot be taken now, or undefined (QZ-1, QZ-13). The window is half-open; answers and submits
 * pass `LATE_GRACE_MS` as `graceMs`. A submitted attempt is reported even after the end.
 */
export function findQuizError(quiz: QuizFacts, now: Date, graceMs = 0): QuizErrorCode | undefined {
  if (quiz.cancelled || quiz.state === 'VOID') return 'EVENT_CANCELLED';
  if (quiz.state === 'SUBMITTED' || quiz.state === 'DISQUALIFIED') return 'QUIZ_SUBMITTED';
  if (now < quiz.startTime) return 'QUIZ_NOT_STARTED';
  if (quiz.state === 'AUTO_SUBMITTED' || now.getTime() >= quiz.endTime.getTime() + graceMs)
    return 'QUIZ_OVER';
  return quiz.totalQuestions === 0 ? 'NO_QUESTIONS' : undefined;
}

/** Period for corrections after the end, in milliseconds (QZ-14). */
const CORRECTABLE_MS = 7 * 86_400_000;

/** Whether the results of a quiz can no longer change. */
export const areResultsFinal = (endTime: Date, now: Date): boolean =>
  now.getTime() >= endTime.getTime() + CORRECTABLE_MS;

/** Maximum characters of a disqualification's reason. */
export const DISQUALIFICATION_REASON_MAX = 300;
