import { type QuizProgress, type QuizErrorCode, findQuizError } from '@marquee/shared-contracts';

/** The end of an attempt: `closing` while the last answers are sent, then the reason why the quiz is closed. */
export type Ending = 'closing' | QuizErrorCode;

/** The screen's stage; an error code says why the quiz cannot be taken. */
export type Stage = 'start' | 'questions' | Ending;

interface StageInput {
  progress: QuizProgress;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  /** Whether the address names a question. */
  isAtQuestion: boolean;
}

/** Derives the stage from the attempt and the time (QZ-1). An open attempt past its end is `closing` (QZ-4). */
export function getStage({ progress, now, isAtQuestion }: StageInput): Stage {
  const { startsAt, endsAt, totalQuestions } = progress;
  const state = progress.state === 'NOT_STARTED' ? null : progress.state;
  const window = { startTime: new Date(startsAt), endTime: new Date(endsAt), cancelled: false };
  const errorCode = findQuizError({ ...window, totalQuestions, state }, new Date(now));
  if (errorCode !== undefined) return state === 'OPEN' && errorCode === 'QUIZ_OVER' ? 'closing' : errorCode;
  return state === 'OPEN' && isAtQuestion ? 'questions' : 'start';
}
