import { findQuizError, LATE_GRACE_MS } from './quizWindow';

const startTime = new Date('2026-05-04T10:00:00.000Z');
const endTime = new Date('2026-05-04T11:00:00.000Z');
const quiz = { startTime, endTime, cancelled: false, totalQuestions: 3, state: null };
const addMilliseconds = (instant: Date, milliseconds = 0) => new Date(instant.getTime() + milliseconds);
const during = addMilliseconds(startTime, 60_000);

describe('taking a quiz', () => {
  it.each([
    ['a millisecond before the start', addMilliseconds(startTime, -1), 0, 'QUIZ_NOT_STARTED'],
    ['at the start', startTime, 0, undefined],
    ['a millisecond before the end', addMilliseconds(endTime, -1), 0, undefined],
    ['at the end', endTime, 0, 'QUIZ_OVER'],
    ['at the end, by an answer on the wire', endTime, LATE_GRACE_MS, undefined],
    ['just within two seconds after the end', addMilliseconds(endTime, 1_999), LATE_GRACE_MS, undefined],
    ['two seconds after the end', addMilliseconds(endTime, 2_000), LATE_GRACE_MS, 'QUIZ_OVER'],
  ] as const)('%s', (_when, now, grace, refusal) => {
    expect(findQuizError(quiz, now, grace)).toBe(refusal);
  });

  it.each([
    ['OPEN', during, undefined],
    ['SUBMITTED', during, 'QUIZ_SUBMITTED'],
    ['DISQUALIFIED', during, 'QUIZ_SUBMITTED'],
    ['SUBMITTED', addMilliseconds(endTime, 5_000), 'QUIZ_SUBMITTED'],
    ['AUTO_SUBMITTED', addMilliseconds(endTime, 5_000), 'QUIZ_OVER'],
    ['VOID', during, 'EVENT_CANCELLED'],
  ] as const)('with an attempt that is %s', (state, now, refusal) => {
    expect(findQuizError({ ...quiz, state }, now)).toBe(refusal);
  });

  it('is refused for a cancelled quiz and for one without questions', () => {
    expect(findQuizError({ ...quiz, cancelled: true }, during)).toBe('EVENT_CANCELLED');
    expect(findQuizError({ ...quiz, totalQuestions: 0 }, during)).toBe('NO_QUESTIONS');
    expect(findQuizError({ ...quiz, totalQuestions: 0 }, addMilliseconds(startTime, -1))).toBe(
      'QUIZ_NOT_STARTED',
    );
  });
});
