import { type QuizProgress, type QuizErrorCode, findQuizError } from '@marquee/shared-contracts';

/** How an attempt ends: the last answers are under way, then the refusal that stands from now on. */
export type Ending = 'closing' | QuizErrorCode;

/** What the screen shows: the way in, the questions, the end, or why there is nothing to do. */
export type Stage = 'start' | 'questions' | Ending;

interface StageInput {
  progress: QuizProgress;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  /** Whether the address names a question. */
  isAtQuestion: boolean;
}

/** Which stage a person is at (QZ-1). An open attempt whose time is up is being closed, not over yet (QZ-4). */
export function getStage({ progress, now, isAtQuestion }: StageInput): Stage {
  const { startsAt, endsAt, totalQuestions } = progress;
  const state = progress.state === 'NOT_STARTED' ? null : progress.state;
  const window = { startTime: new Date(startsAt), endTime: new Date(endsAt), cancelled: false };
  const refusal = findQuizError({ ...window, totalQuestions, state }, new Date(now));
  if (refusal !== undefined) return state === 'OPEN' && refusal === 'QUIZ_OVER' ? 'closing' : refusal;
  return state === 'OPEN' && isAtQuestion ? 'questions' : 'start';
}
