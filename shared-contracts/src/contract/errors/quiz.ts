import {
  CORRECT_ANSWER_MISSING as noCorrectAnswer,
  QUESTION_TEXT_MISSING as noQuestionText,
} from '../rules/quizQuestion';

export const QUIZ_NOT_FINISHED = { status: 403, message: 'Finish the quiz first' } as const;
export const SCORES_AFTER_END = { status: 403, message: 'Scores are shown after the quiz ends.' } as const;
export const ATTEMPT_EXISTS = { status: 409, message: 'You have already started the quiz.' } as const;
export const QUIZ_NOT_STARTED = { status: 409, message: 'The quiz has not started yet!' } as const;
export const QUIZ_OVER = { status: 409, message: 'The quiz is over!' } as const;
export const QUIZ_SUBMITTED = { status: 409, message: 'You have already submitted the quiz.' } as const;
export const NO_QUESTIONS = {
  status: 409,
  message: 'Unable to fetch quiz details. Please try again later.',
} as const;
export const NO_ATTEMPT = { status: 409, message: 'Start the quiz first.' } as const;
export const NOT_SUBMITTED = { status: 409, message: 'You have not submitted the quiz yet.' } as const;
export const ANSWER_CHANGED = { status: 409, message: 'This answer was changed on another device.' } as const;
export const UNKNOWN_OPTION = { status: 400, message: 'Please choose one of the options.' } as const;
export const QUESTION_TEXT_MISSING = { status: 400, code: 'VALIDATION', message: noQuestionText } as const;
export const CORRECT_ANSWER_MISSING = { status: 400, code: 'VALIDATION', message: noCorrectAnswer } as const;
export const QUIZ_LOCKED = {
  status: 409,
  message: 'Somebody has started the quiz: its questions can no longer change.',
} as const;
export const QUESTIONS_CHANGED = {
  status: 409,
  code: 'VERSION_CONFLICT',
  message: 'Somebody else has changed these questions meanwhile.',
} as const;
export const RESULTS_FINAL = {
  status: 409,
  message: 'The results are final a week after the end of the quiz.',
} as const;
export const OPTIONS_FIXED = {
  status: 400,
  code: 'VALIDATION',
  message: 'A correction keeps the number of options.',
} as const;
export const NOT_A_QUIZ = { status: 409, message: 'Only a quiz has questions.' } as const;
export const TOO_MANY_QUESTIONS = { status: 409, message: 'A quiz has at most 200 questions.' } as const;
export const ATTEMPT_OPEN = { status: 409, message: 'This attempt is not submitted yet.' } as const;
export const QUIZ_RUNNING = { status: 409, message: 'The quiz is running. Cancel the event first.' } as const;
export const QUIZ_STARTED = {
  status: 409,
  message: 'Somebody has started the quiz: it can no longer start at another time or end earlier.',
} as const;
