import { quizRefusal, WIRE_MS } from './quizWindow';

const startTime = new Date('2026-05-04T10:00:00.000Z');
const endTime = new Date('2026-05-04T11:00:00.000Z');
const quiz = { startTime, endTime, cancelled: false, totalQuestions: 3, state: null };
const at = (instant: Date, milliseconds = 0) => new Date(instant.getTime() + milliseconds);
const during = at(startTime, 60_000);

describe('taking a quiz', () => {
  it.each([
    ['a millisecond before the start', at(startTime, -1), 0, 'QUIZ_NOT_STARTED'],
    ['at the start', startTime, 0, undefined],
    ['a millisecond before the end', at(endTime, -1), 0, undefined],
    ['at the end', endTime, 0, 'QUIZ_OVER'],
    ['at the end, by an answer on the wire', endTime, WIRE_MS, undefined],
    ['just within two seconds after the end', at(endTime, 1_999), WIRE_MS, undefined],
    ['two seconds after the end', at(endTime, 2_000), WIRE_MS, 'QUIZ_OVER'],
  ] as const)('%s', (_when, now, grace, refusal) => {
    expect(quizRefusal(quiz, now, grace)).toBe(refusal);
  });

  it.each([
    ['OPEN', during, undefined],
    ['SUBMITTED', during, 'QUIZ_SUBMITTED'],
    ['DISQUALIFIED', during, 'QUIZ_SUBMITTED'],
    ['SUBMITTED', at(endTime, 5_000), 'QUIZ_SUBMITTED'],
    ['AUTO_SUBMITTED', at(endTime, 5_000), 'QUIZ_OVER'],
    ['VOID', during, 'EVENT_CANCELLED'],
  ] as const)('with an attempt that is %s', (state, now, refusal) => {
    expect(quizRefusal({ ...quiz, state }, now)).toBe(refusal);
  });

  it('is refused for a cancelled quiz and for one without questions', () => {
    expect(quizRefusal({ ...quiz, cancelled: true }, during)).toBe('EVENT_CANCELLED');
    expect(quizRefusal({ ...quiz, totalQuestions: 0 }, during)).toBe('NO_QUESTIONS');
    expect(quizRefusal({ ...quiz, totalQuestions: 0 }, at(startTime, -1))).toBe('QUIZ_NOT_STARTED');
  });
});
